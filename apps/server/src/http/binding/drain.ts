import type { IncomingMessage } from 'node:http';

/** Who sends more after a refusal is cut off. */
const most_bytes = 32 * 1024 * 1024;
/** Requests that are read from in each turn of the event loop; the others wait for theirs. */
const at_a_time = 4;

const waiting = new Set<IncomingMessage>();
let isTurning = false;

/**
 * Reads what still comes of a request into nothing: a browser that is cut off while it sends does not show the answer that came
 * meanwhile. Each gives way to the next after every piece, so that hundreds of them together hold up nobody who waits for an answer.
 */
export function drain(raw: IncomingMessage): void {
  let bytes = 0;
  raw.unpipe();
  raw.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > most_bytes) return void raw.destroy();
    raw.pause();
    waitForTurn(raw);
  });
  raw.once('close', () => waiting.delete(raw));
  raw.pause();
  waitForTurn(raw);
}

function waitForTurn(raw: IncomingMessage): void {
  waiting.add(raw);
  if (isTurning) return;
  isTurning = true;
  setImmediate(turn);
}

function turn(): void {
  // In the order in which they came to wait.
  for (const raw of [...waiting].slice(0, at_a_time)) {
    waiting.delete(raw);
    raw.resume();
  }
  isTurning = waiting.size > 0;
  if (isTurning) setImmediate(turn);
}
