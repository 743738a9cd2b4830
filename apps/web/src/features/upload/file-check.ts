import { tooLargeOf, type ProblemName } from '@takhti/contract';
import { fileKindOf, fileKinds, type FileKind } from '@takhti/domain';
import { UploadRefusal } from './upload-failure.ts';

interface Chosen {
  readonly name: string;
  readonly size: number;
}

/** Why a file is not sent at all, by the rules that the server asks too; null when it may be (C-747, C-749, C-1085, C-1087). */
export function whyNotSent(file: Chosen, kinds: readonly FileKind[]): ProblemName | null {
  const kind = fileKindOf(file.name, kinds);
  if (kind === null) return 'uploads.type_not_allowed';
  if (file.size === 0) return 'uploads.empty';
  return file.size > fileKinds[kind].most_bytes ? tooLargeOf(kind) : null;
}

/** The types in file choosers for these kinds. */
export function typesOf(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => fileKinds[kind].endings.map((ending) => `.${ending}`)).join(',');
}

/** Makes files ready that are sent as they were chosen: the server looks into them, and encodes pictures again. */
export function prepareKinds(kinds: readonly FileKind[]): (file: File) => File {
  return (file) => {
    const refusal = whyNotSent(file, kinds);
    if (refusal) throw new UploadRefusal(refusal);
    return file;
  };
}
