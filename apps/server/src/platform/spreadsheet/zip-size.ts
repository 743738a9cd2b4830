import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

// Excel lets a cell have 32,767 characters: with every one of them escaped, less than this is between two tags.
const most_between_tags = 512 * 1024;
const tag = 0x3c;
/** The values that mark a field whose real value is in a wider field. */
const needs_64_bits = { short: 0xff_ff, long: 0xff_ff_ff_ff };

/**
 * Whether every entry of a zip file unfolds to exactly what its directory says, and all of them to no more than `limit`
 * bytes: a zip bomb has none, or a false one. Nothing is unfolded beyond the limit to find out. And whether no text in it is longer than a
 * spreadsheet program writes one: readers take minutes over a single one of many megabytes.
 */
export async function unzipsWithin(zip: Buffer, limit: number): Promise<boolean> {
  const entries = readDirectory(zip);
  if (entries === null || entries.reduce((sum, entry) => sum + entry.unpacked, 0) > limit) return false;
  for (const entry of entries) {
    // One after the other: memory holds one unfolded entry at a time.
    if (!(await isHonest(zip, entry))) return false;
  }
  return true;
}

async function isHonest(zip: Buffer, entry: Entry): Promise<boolean> {
  const { at } = entry;
  if (at + 30 > zip.length || zip.readUInt32LE(at) !== 0x04_03_4b_50) return false;
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const packed = zip.subarray(start, start + entry.packed);
  if (packed.length !== entry.packed) return false;
  if (entry.method === 0) return entry.packed === entry.unpacked && hasShortTexts(packed);
  if (entry.method !== 8) return false;
  const unpacked = await inflate(packed, { maxOutputLength: entry.unpacked + 1 }).catch(() => null);
  return unpacked !== null && unpacked.length === entry.unpacked && hasShortTexts(unpacked);
}

function hasShortTexts(xml: Buffer): boolean {
  // Pictures in a workbook have no tags.
  if (
    !xml
      .subarray(0, 64)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('<')
  )
    return true;
  for (let at = 0; at < xml.length;) {
    const next = xml.indexOf(tag, at);
    const end = next < 0 ? xml.length : next;
    if (end - at > most_between_tags) return false;
    at = end + 1;
  }
  return true;
}

// null for what is no plain zip file: broken, in several parts, or so large that it needs the 64-bit fields.
function readDirectory(zip: Buffer): Entry[] | null {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length) return null;
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  // Readers go by different ones of these: where they differ, what was checked is not what is unfolded.
  if (count !== zip.readUInt16LE(end + 8) || count === needs_64_bits.short || at === needs_64_bits.long)
    return null;
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || zip.readUInt32LE(at) !== 0x02_01_4b_50) return null;
    const entry = {
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    };
    if (Object.values(entry).includes(needs_64_bits.long)) return null;
    entries.push(entry);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}
