import { readPieces, type ReadPiece } from '../../../platform/temporary/read-pieces.ts';
import { Refusal } from './refusal.ts';

const wrong = (): Refusal => new Refusal('uploads.wrong_content');

/** Requires a whole PDF: its sign is the very first, and its end is there. */
export async function requirePdf(path: string, bytes: number): Promise<void> {
  await readPieces(path, async (read) => {
    if (!/^%PDF-[12]\./.test((await read(0, 8)).toString('latin1'))) throw wrong();
    const length = Math.min(bytes, 2048);
    if (!(await read(bytes - length, length)).includes('%%EOF')) throw wrong();
  });
}

const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Requires a file of the older Office programs. */
export async function requireCompound(path: string): Promise<void> {
  if (!(await readPieces(path, (read) => read(0, 8))).equals(compound)) throw wrong();
}

const most_boxes = 10_000;

/**
 * Requires an MP4 whose boxes follow each other to the file's very end, with a film and its pictures among them: anything in front or
 * behind refuses it.
 */
export async function requireMp4(path: string, bytes: number): Promise<void> {
  const names = await readPieces(path, (read) => boxesOf(read, bytes));
  if (names[0] !== 'ftyp' || !names.includes('moov') || !names.includes('mdat')) throw wrong();
}

async function boxesOf(read: ReadPiece, bytes: number): Promise<string[]> {
  const names: string[] = [];
  for (let at = 0; at < bytes;) {
    const head = await read(at, 16);
    const name = head.toString('latin1', 4, 8);
    const size = sizeOfBox(head, bytes - at);
    if (size < 8 || at + size > bytes || names.length > most_boxes || !/^[\w ©-]{4}$/.test(name))
      throw wrong();
    names.push(name);
    at += size;
  }
  return names;
}

function sizeOfBox(head: Buffer, rest: number): number {
  if (head.length < 8) return 0;
  const size = head.readUInt32BE(0);
  if (size === 0) return rest;
  if (size !== 1) return size;
  return head.length < 16 ? 0 : Number(head.readBigUInt64BE(8));
}

/** Requires a WebM: its sign, and the name of its kind. */
export async function requireWebm(path: string): Promise<void> {
  const head = await readPieces(path, (read) => read(0, 64));
  const isMarked = head.length > 40 && head.readUInt32BE(0) === 0x1a_45_df_a3;
  if (!isMarked || !head.includes(Buffer.from('webm', 'latin1'))) throw wrong();
}
