import { unzipSync } from 'fflate';
import { decodeText } from '../spreadsheet/read-csv.ts';
import { unzipsWithin } from '../spreadsheet/zip-size.ts';

/** What the files of a zip may weigh when they are unfolded, all together. */
const most_unfolded = 64 * 1024 * 1024;

/**
 * The files of a zip by their names: XML as text, or null where it is none, and any other as its bytes. It takes time and memory: for a process of its own.
 * @returns null when it cannot be unfolded: no zip, broken, or too large
 */
export async function unzipTexts(body: Buffer): Promise<Map<string, string | Uint8Array | null> | null> {
  if (!(await unzipsWithin(body, most_unfolded))) return null;
  try {
    const files = Object.entries(unzipSync(body)).filter(([name]) => !name.endsWith('/'));
    return new Map(files.map(([name, bytes]) => [name, /\.xml$/i.test(name) ? decodeText(bytes) : bytes]));
  } catch {
    return null;
  }
}
