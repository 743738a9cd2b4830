import { crc32 } from 'node:zlib';
import { limits } from '@takhti/domain';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { PackageEntry } from '../../../../platform/db/index.ts';
import { Refusal } from '../refusal.ts';
import { isSafePath, plainPath } from './safe-path.ts';

/** A file in an archive, which unfolds to what its directory says. */
export interface ArchiveFile {
  readonly path: string;
  readonly at: PackageEntry;
}

/** An archive that may be kept. */
export interface Archive {
  readonly files: readonly ArchiveFile[];
  /** The text of a small file in it; null where there is none. */
  readonly text: (path: string) => Promise<string | null>;
}

const most_text = 1024 * 1024;
const small = 64 * 1024;
const symlink = 0o12;

/**
 * Reads an archive to its end, one file after the other, and keeps nothing of them: so what is kept afterwards can be unfolded
 * without harm. It takes time: for a process of its own.
 * @throws Refusal for one that is damaged, locked, too large unfolded, or has names that could leave its folder
 */
export async function readArchive<T>(path: string, look: (archive: Archive) => Promise<T>): Promise<T> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    refuseAs,
  );
  try {
    const found = await readEntries(zip).catch(refuseAs);
    const files = found.filter(({ path: name }) => !isOfTheSystem(name));
    const entryOf = new Map(found.map((file) => [file.path, file.entry]));
    const text = async (name: string): Promise<string | null> => {
      const entry = entryOf.get(name);
      if (!entry || entry.uncompressedSize > most_text) return null;
      return readText(zip, entry);
    };
    return await look({ files, text });
  } finally {
    zip.close();
  }
}

type Found = ArchiveFile & { readonly entry: Entry };

async function readEntries(zip: ZipFile): Promise<Found[]> {
  if (zip.entryCount > limits.archive.entries) throw new Refusal('uploads.unfolds_too_large');
  const found: Found[] = [];
  const names = new Set<string>();
  let [packed, unfolded] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    requirePlain(entry);
    packed += entry.compressedSize;
    unfolded += entry.uncompressedSize;
    // Entries that share their bytes fold a disk full into a page.
    if (packed > zip.fileSize) throw new Refusal('uploads.unsafe_archive');
    if (unfolded > limits.archive.unfolded || isDense(entry)) throw new Refusal('uploads.unfolds_too_large');
    const path = plainPath(entry.fileName);
    if (!isSafePath(path)) throw new Refusal('uploads.unsafe_archive');
    if (path.endsWith('/')) continue;
    const name = path.toLowerCase();
    if (names.has(name)) throw new Refusal('uploads.unsafe_archive');
    names.add(name);
    found.push({ path, entry, at: await readEntry(zip, entry) });
  }
  if (found.length === 0) throw new Refusal('uploads.wrong_content');
  return found;
}

function requirePlain(entry: Entry): void {
  if (entry.isEncrypted()) throw new Refusal('uploads.is_protected');
  if (entry.externalFileAttributes >>> 28 === symlink) throw new Refusal('uploads.unsafe_archive');
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    throw new Refusal('uploads.wrong_content');
}

function isDense({ compressedSize, uncompressedSize }: Entry): boolean {
  return uncompressedSize > small && uncompressedSize > compressedSize * limits.archive.ratio;
}

/** Unpacks it without keeping the bytes: the library fails as soon as more comes than was declared. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<PackageEntry> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  let sum = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
    sum = crc32(chunk, sum);
  if (sum !== entry.crc32) throw new Refusal('uploads.wrong_content');
  const is_packed = entry.compressionMethod === 8 ? 1 : 0;
  return [fileDataStart, entry.compressedSize, entry.uncompressedSize, is_packed];
}

async function readText(zip: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
    chunks.push(chunk);
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

// Files that computers add when they pack a folder.
function isOfTheSystem(path: string): boolean {
  return path.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);
}

// Messages of the library describe the inside of the archive, and nothing that a person could fix.
function refuseAs(error: unknown): never {
  if (error instanceof Refusal) throw error;
  const isOfNames =
    error instanceof Error &&
    /relative path|absolute path|invalid characters in fileName/.test(error.message);
  throw new Refusal(isOfNames ? 'uploads.unsafe_archive' : 'uploads.wrong_content');
}
