import type { ByteRange } from '../../platform/storage/index.ts';

/**
 * The part of a file that a `Range` header asks for: players send it when the listener jumps to another place of a sound.
 * @returns null for the whole file, as servers may answer all other ranges: several parts, other units, nonsense;
 * 'unsatisfiable' for a part behind the file's end
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), bytes);
    return length === 0 ? 'unsatisfiable' : { first: bytes - length, last: bytes - 1 };
  }
  const [first, last] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
  if (to !== '' && Number(to) < first) return null;
  return first >= bytes ? 'unsatisfiable' : { first, last };
}
