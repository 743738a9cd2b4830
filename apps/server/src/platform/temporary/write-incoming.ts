import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** More came than may come. */
export class TooManyBytes extends Error {}

/**
 * Writes what comes to a new file, as it comes.
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
  await pipeline(
    source,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > most) throw new TooManyBytes();
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    { signal: lost },
  );
  return bytes;
}
