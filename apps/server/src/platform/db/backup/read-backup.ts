import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  AnyHeader,
  BackupBodyLine,
  BackupHeaderLine,
  UnusableBackup,
  type BackupHeader,
  type BackupRow,
  type BackupSequence,
  type BackupSize,
} from './backup-format.ts';

export type BackupItem =
  | { kind: 'row'; table: string; columns: readonly string[]; row: BackupRow }
  | ({ kind: 'sequence' } & BackupSequence)
  | { kind: 'file'; key: string; media_type: string; body: Buffer };

/**
 * Reads a backup from its first line to its last without keeping it, so that restoring begins only with a whole one.
 *
 * @throws UnusableBackup when the file is missing, damaged, cut off or something else
 */
export async function checkBackup(file: string): Promise<{ header: BackupHeader } & BackupSize> {
  const header = await readHeader(file);
  let rows = 0;
  let files = 0;
  for await (const { kind } of readItems(file)) {
    if (kind === 'row') rows += 1;
    else if (kind === 'file') files += 1;
  }
  return { header, rows, files };
}

/** The rows, sequences and files of a backup, in the order of the file. */
export async function* readItems(file: string): AsyncGenerator<BackupItem> {
  let current: { table: string; columns: readonly string[] } | undefined;
  let rows = 0;
  let files = 0;
  let isWhole = false;
  let number = 0;
  let open: OpenFile | undefined;
  const damaged = (): UnusableBackup => new UnusableBackup(`${file} is damaged in line ${number}.`);
  for await (const line of readLines(file)) {
    number += 1;
    if (number === 1) continue;
    const parsed = BackupBodyLine.safeParse(parseJson(line));
    if (!parsed.success || isWhole) throw damaged();
    const content = parsed.data;
    if (!Array.isArray(content) && 'piece' in content) {
      if (!open) throw damaged();
      open.pieces.push(Buffer.from(content.piece, 'base64'));
      continue;
    }
    if (open) {
      yield wholeFile(open, damaged);
      files += 1;
      open = undefined;
    }
    if (Array.isArray(content)) {
      if (content.length !== current?.columns.length) throw damaged();
      rows += 1;
      yield { kind: 'row', ...current, row: content };
    } else if ('table' in content) {
      current = content;
    } else if ('sequence' in content) {
      yield { kind: 'sequence', ...content };
    } else if ('file' in content) {
      open = { key: content.file, media_type: content.media_type, bytes: content.bytes, pieces: [] };
    } else {
      isWhole = content.rows === rows && (content.files ?? 0) === files;
    }
  }
  if (!isWhole) throw new UnusableBackup(`${file} is cut off: its end is missing.`);
}

interface OpenFile {
  readonly key: string;
  readonly media_type: string;
  readonly bytes: number;
  readonly pieces: Buffer[];
}

function wholeFile({ key, media_type, bytes, pieces }: OpenFile, damaged: () => UnusableBackup): BackupItem {
  const body = Buffer.concat(pieces);
  if (body.length !== bytes) throw damaged();
  return { kind: 'file', key, media_type, body };
}

async function readHeader(file: string): Promise<BackupHeader> {
  for await (const line of readLines(file)) {
    const content = parseJson(line);
    const header = BackupHeaderLine.safeParse(content);
    if (header.success) return header.data;
    if (AnyHeader.safeParse(content).success)
      throw new UnusableBackup(`${file} was made by a newer Takhti: restore it with that version.`);
    break;
  }
  throw new UnusableBackup(`${file} is no backup of Takhti.`);
}

async function* readLines(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  // The loop gets the error too; but if its reader has left, an error without a listener would end the process.
  unpacked.on('error', () => undefined);
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const piece of packed.pipe(unpacked) as AsyncIterable<Buffer>) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    packed.destroy();
  }
  if (rest !== '') yield rest;
}

function unreadable(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new UnusableBackup(`There is no file ${file}.`);
  if (code === 'Z_DATA_ERROR') return new UnusableBackup(`${file} is no backup of Takhti, or is damaged.`);
  if (code === 'Z_BUF_ERROR') return new UnusableBackup(`${file} is cut off: its end is missing.`);
  return error;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
