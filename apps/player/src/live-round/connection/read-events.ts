import type { LiveRoundEvent } from '@takhti/contract';
import { isRecord } from '@takhti/domain';

/** Parses a stream of server-sent events piece by piece; gives what each piece completed, signs of life left out. */
export function eventReader(): (piece: string) => LiveRoundEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => parseBlock(block) ?? []);
  };
}

function parseBlock(block: string): LiveRoundEvent | null {
  if (!block.startsWith('data: ')) return null;
  try {
    const event: unknown = JSON.parse(block.slice('data: '.length));
    return isEvent(event) ? event : null;
  } catch {
    return null;
  }
}

// The server that gave out this page keeps to its contract; a newer one may send what this page does not know.
const known = { host: true, phone: true, gone: true } as const satisfies Record<LiveRoundEvent['kind'], true>;

function isEvent(value: unknown): value is LiveRoundEvent {
  return isRecord(value) && typeof value['kind'] === 'string' && Object.hasOwn(known, value['kind']);
}
