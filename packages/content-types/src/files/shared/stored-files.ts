import { keptKindOf, type FileKind, type Finding, type StoredFile } from '@takhti/domain';
import type { ChangeAddress, Stage } from '../../define.ts';
import { uploadOf } from '../../kit/file-address.ts';
import { error, warning } from '../../messages.ts';

/** Files with their addresses changed; one that loses its address goes. What is elsewhere keeps its own. */
export function mapStoredFiles(
  files: readonly StoredFile[],
  change: ChangeAddress,
  isElsewhere: (address: string) => boolean = () => false,
): StoredFile[] {
  return files
    .map((file) => (isElsewhere(file.path) ? file : { ...file, path: change(file.path) }))
    .filter(({ path }) => path !== '');
}

interface Rule {
  readonly kinds: readonly FileKind[];
  /** How many there must be when it is submitted; one if left out. */
  readonly least?: number;
  readonly most: number;
  /** Whether a file is a link that the type takes; none does if left out. */
  readonly isElsewhere?: (address: string) => boolean;
}

/** The findings of the files of a document. */
export function filesFindings(
  files: readonly StoredFile[],
  stage: Stage,
  { kinds, least = 1, most, isElsewhere }: Rule,
): Finding[] {
  const found: Finding[] = [];
  if (files.length < least && stage === 'submit') found.push(error(['files'], 'files.file_required'));
  if (files.length > most)
    found.push(error(['files'], 'files.files_many', { max: most, count: files.length }));
  for (const [at, { path, name, alt }] of files.entries()) {
    if (isElsewhere?.(path) === true) continue;
    const kind = keptKindOf(name, kinds);
    if (uploadOf(path) === '' || kind === null) found.push(error(['files', at], 'files.wrong_file'));
    if (kind === 'image' && alt.trim() === '') found.push(warning(['files', at, 'alt'], 'files.alt_missing'));
  }
  return found;
}
