import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { TemporaryFiles } from '../temporary/temporary-files.ts';
import type { Work } from '../work/index.ts';

/** A file in a zip: bytes that are compressed, or what a stream brings, most often compressed already; null leaves it out. */
export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array } | StreamedEntry;

interface StreamedEntry {
  readonly name: string;
  readonly open: () => Promise<Readable | null>;
  readonly isCompressible?: boolean;
}

/** A file on the disk as one in a zip. */
export function fileEntry(name: string, path: string, isCompressible: boolean): StreamedEntry {
  return { name, open: async () => createReadStream(path), isCompressible };
}

export interface ZipJob {
  readonly path: string;
}

export type ZipStep =
  | { readonly kind: 'entry'; readonly name: string; readonly is_stored: boolean }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'end' };

const worker = new URL('zip.worker.ts', import.meta.url);
const handed = 256 * 1024;

/**
 * Writes a zip file in a process of its own, piece by piece: however large its entries are, memory holds one piece.
 * @returns where it is
 * @throws Problem request.too_heavy
 */
export async function zipFile(
  { work, temporary }: { readonly work: Work; readonly temporary: Pick<TemporaryFiles, 'make'> },
  entries: Iterable<ZipEntry>,
): Promise<string> {
  const { path } = temporary.make();
  const steps = stepsOf(entries);
  const answer = async (): Promise<ZipStep> => (await steps.next()).value;
  try {
    await work.inWorker({ worker, input: { path } satisfies ZipJob, answer });
  } finally {
    // Ended early, an open stream must not stay open.
    await steps.return({ kind: 'end' });
  }
  return path;
}

async function* stepsOf(entries: Iterable<ZipEntry>): AsyncGenerator<ZipStep, ZipStep, void> {
  for (const entry of entries) {
    if ('bytes' in entry) {
      yield { kind: 'entry', name: entry.name, is_stored: false };
      for (let at = 0; at < entry.bytes.length; at += handed)
        yield { kind: 'bytes', bytes: entry.bytes.slice(at, at + handed) };
      continue;
    }
    const stream = await entry.open();
    if (!stream) continue;
    yield { kind: 'entry', name: entry.name, is_stored: entry.isCompressible !== true };
    for await (const bytes of stream as AsyncIterable<Uint8Array>)
      yield { kind: 'bytes', bytes: Uint8Array.from(bytes) };
  }
  return { kind: 'end' };
}
