import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** More came than may come. */
export class TooManyBytes extends Error {}

/**
 * Writes what comes to a new file, as it comes; when it ends, well or not, the file is closed.
 * @returns how many bytes came
 * @param lost aborts when no more will come
 * @throws TooManyBytes as soon as they are more than `most`; an AbortError
 */
export async function writeIncoming(
  source: Readable,
  path: string,
  most: number,
  lost: AbortSignal,
): Promise<number> {
  lost.throwIfAborted();
  let bytes = 0;
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
  try {
    await pipeline(
      source,
      async function* count(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > most) throw new TooManyBytes();
          yield chunk;
        }
      },
      file,
      { signal: lost },
    );
  } finally {
    // A broken pipeline does not wait for the file to be made: one that is removed before that would stay.
    await closed;
  }
  return bytes;
}
