import { open } from 'node:fs/promises';
import { Refusal } from './refusal.ts';

/** The first bytes of a file. */
export async function headOf(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Requires a whole PDF: its sign is the very first, and its end is there. */
export async function requirePdf(path: string, bytes: number): Promise<void> {
  const head = await headOf(path, 8);
  if (!/^%PDF-[12]\./.test(head.toString('latin1'))) throw new Refusal('uploads.wrong_content');
  const file = await open(path);
  try {
    const length = Math.min(bytes, 2048);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, bytes - length);
    if (!buffer.includes('%%EOF')) throw new Refusal('uploads.wrong_content');
  } finally {
    await file.close();
  }
}

const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Requires a file of the older Office programs. */
export async function requireCompound(path: string): Promise<void> {
  if (!(await headOf(path, 8)).equals(compound)) throw new Refusal('uploads.wrong_content');
}

/**
 * Requires an MP4 whose boxes follow each other to the file's very end, with a film and its pictures among them: anything in front or
 * behind refuses it.
 */
export async function requireMp4(path: string, bytes: number): Promise<void> {
  const file = await open(path);
  const found = new Set<string>();
  try {
    for (let [at, boxes] = [0, 0]; at < bytes; boxes += 1) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at);
      const name = buffer.toString('latin1', 4, 8);
      const size = bytesRead < 8 ? 0 : sizeOfBox(buffer, bytesRead, bytes - at);
      const isFirst = at === 0;
      if (
        size < 8 ||
        at + size > bytes ||
        boxes > 10_000 ||
        !/^[\w ©-]{4}$/.test(name) ||
        isFirst !== (name === 'ftyp')
      )
        throw new Refusal('uploads.wrong_content');
      found.add(name);
      at += size;
    }
  } finally {
    await file.close();
  }
  if (!found.has('moov') || !found.has('mdat')) throw new Refusal('uploads.wrong_content');
}

function sizeOfBox(head: Buffer, read: number, rest: number): number {
  const size = head.readUInt32BE(0);
  if (size === 0) return rest;
  if (size !== 1) return size;
  return read < 16 ? 0 : Number(head.readBigUInt64BE(8));
}

/** Requires a WebM: its sign, and the name of its kind. */
export async function requireWebm(path: string): Promise<void> {
  const head = await headOf(path, 64);
  const isMarked = head.length > 40 && head.readUInt32BE(0) === 0x1a_45_df_a3;
  if (!isMarked || !head.includes(Buffer.from('webm', 'latin1'))) throw new Refusal('uploads.wrong_content');
}
