import { open } from 'node:fs/promises';

/** Reads so many bytes of a file from a place on; fewer where it ends. */
export type ReadPiece = (at: number, length: number) => Promise<Buffer>;

/** Looks into a file piece by piece: memory holds no more of it. */
export async function readPieces<T>(path: string, look: (read: ReadPiece) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await look(async (at, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    });
  } finally {
    await file.close();
  }
}
