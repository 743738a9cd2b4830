import { LiveEvent } from '@takhti/contract';

/** A message of the stream: an event, a heartbeat, or that newer screens replaced this one. */
export type StreamMessage = LiveEvent | 'beat' | 'full';

/** Reads a stream piece by piece, as it comes; gives what was completed by each piece. */
export function eventReader(): (piece: string) => StreamMessage[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(readBlock);
  };
}

// An unknown event, perhaps of a newer server, still shows that the connection works.
function readBlock(block: string): StreamMessage {
  if (block.startsWith('event: full')) return 'full';
  if (!block.startsWith('data: ')) return 'beat';
  try {
    return LiveEvent.safeParse(JSON.parse(block.slice('data: '.length))).data ?? 'beat';
  } catch {
    return 'beat';
  }
}
