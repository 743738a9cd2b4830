import { Problem } from '@takhti/contract';
import type { FileKind } from '@takhti/domain';
import type { IncomingFile } from '../../../http/route.ts';
import type { PackageEntries } from '../../../platform/db/index.ts';
import type { Work } from '../../../platform/work/index.ts';
import type { RefusedAs } from './refusal.ts';

/** Kinds that are kept as they came, or nearly so. */
export type CheckedKind = Exclude<FileKind, 'image' | 'audio'>;

export interface CheckJob extends IncomingFile {
  readonly kind: CheckedKind;
}

/** Stored beside the bytes of a file, or in place of them. */
export interface CheckedFile {
  readonly entries: PackageEntries | null;
  /** Of captions, in the form that browsers read. */
  readonly text: string | null;
}

export type CheckResult = { readonly checked: CheckedFile } | { readonly refused: RefusedAs };

const worker = new URL('file.worker.ts', import.meta.url);

/**
 * Looks into a file, in a process of its own, whether it is what its name says and does no harm where it is unpacked or shown.
 * @throws Problem uploads.wrong_content, uploads.unfolds_too_large, uploads.unsafe_archive, uploads.is_protected,
 * uploads.no_index_page; request.too_heavy
 */
export async function checkFile(work: Work, kind: CheckedKind, file: IncomingFile): Promise<CheckedFile> {
  const input: CheckJob = { ...file, kind };
  const result = (await work.inWorker({ worker, input })) as CheckResult;
  if ('refused' in result) throw new Problem(result.refused);
  return result.checked;
}
