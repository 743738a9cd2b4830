import type { LiveRoundEvent } from '@takhti/contract';

/** Reads a stream of server-sent events piece by piece; gives what each piece completed, signs of life left out. */
export function eventReader(): (piece: string) => LiveRoundEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => readBlock(block) ?? []);
  };
}

// The server is the same that gave out this page: what it says has the form of its contract.
function readBlock(block: string): LiveRoundEvent | null {
  if (!block.startsWith('data: ')) return null;
  try {
    return JSON.parse(block.slice('data: '.length)) as LiveRoundEvent;
  } catch {
    return null;
  }
}
