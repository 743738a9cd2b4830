import { refusedFile, type ReadFile } from '@takhti/content-types/question-kinds/exchange';
import { decodeText } from '../../../platform/spreadsheet/read-csv.ts';

const arabic = /[\u0600-\u06FF]/g;

/** The text of a file; or, where its letters would be lost, what to do about it and at which line it begins. */
export function decodeOrRefuse(body: Buffer): string | ReadFile {
  const swapped =
    body[0] === 0xfe && body[1] === 0xff
      ? Buffer.from(body)
          .subarray(0, body.length & ~1)
          .swap16()
      : body;
  const text = decodeText(swapped);
  if (text !== null) return text.replace(/^\uFEFF/, '');
  const zero = body.indexOf(0);
  if (zero >= 0) return refusedFile({ key: 'import.encoding_utf16' }, { line: lineAt(body, zero) });
  const at = firstBroken(body);
  const line = lineAt(body, at);
  const letters =
    new TextDecoder('windows-1256').decode(body.subarray(at, at + 200)).match(arabic)?.length ?? 0;
  return refusedFile({ key: letters > 3 ? 'import.encoding_windows' : 'import.encoding_unknown' }, { line });
}

function firstBroken(body: Buffer): number {
  // Decoded as far as it goes: the first sign of replacement is where it breaks.
  const good = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body).split('\uFFFD', 1)[0] ?? '';
  return Buffer.byteLength(good);
}

function lineAt(body: Buffer, at: number): number {
  return body
    .subarray(0, at)
    .toString('latin1')
    .split(/\r\n?|\n/).length;
}
