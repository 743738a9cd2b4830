import { keptKindOf, type FileKind, type Finding, type StoredFile } from '@takhti/domain';
import type { ChangeAddress, Stage } from '../../define.ts';
import { uploadOf } from '../../kit/file-address.ts';
import { error, warning } from '../../messages.ts';

/** Files with their addresses changed; one that loses its address goes. */
export function mapStoredFiles(files: readonly StoredFile[], change: ChangeAddress): StoredFile[] {
  return files.map((file) => ({ ...file, path: change(file.path) })).filter(({ path }) => path !== '');
}

interface Rule {
  readonly kinds: readonly FileKind[];
  readonly most: number;
}

/** What is wrong with the files of a document, of which there must be one when it is submitted. */
export function filesFindings(files: readonly StoredFile[], stage: Stage, { kinds, most }: Rule): Finding[] {
  const found: Finding[] = [];
  if (files.length === 0 && stage === 'submit') found.push(error(['files'], 'files.file_required'));
  if (files.length > most)
    found.push(error(['files'], 'files.files_many', { max: most, count: files.length }));
  for (const [at, { path, name, alt }] of files.entries()) {
    const kind = keptKindOf(name, kinds);
    if (uploadOf(path) === '' || kind === null) found.push(error(['files', at], 'files.wrong_file'));
    if (kind === 'image' && alt.trim() === '') found.push(warning(['files', at, 'alt'], 'files.alt_missing'));
  }
  return found;
}
