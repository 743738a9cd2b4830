import { fieldChanges, isSame, type FieldChange, type Snapshot } from '@takhti/domain';
import type { ContainerFields } from '../define.ts';
import { headChanges, missingFrom, orderChange, wholePart } from '../games/part-changes.ts';
import { CrosswordDoc, documentShape, type CrosswordFile } from './doc.ts';

const list = `json_data.${documentShape.parts}`;

/**
 * The changes of a crossword, in parts that can be accepted or rejected each by itself (core specification, section 6):
 * every field of the game, a word that came or went, a word with its clue, the order of the words.
 */
export function crosswordChanges(before: Snapshot, after: Snapshot): FieldChange[] {
  const [was, is] = [CrosswordDoc.safeParse(before['json_data']), CrosswordDoc.safeParse(after['json_data'])];
  if (!was.success || !is.success) return fieldChanges(before, after);
  return [
    ...headChanges(before, after, { was: was.data, is: is.data }, documentShape),
    ...wordChanges(was.data.files, is.data.files),
  ];
}

function wordChanges(was: readonly CrosswordFile[], is: readonly CrosswordFile[]): FieldChange[] {
  const old = new Map(was.map((file) => [file.id, file] as const));
  const gone = missingFrom(is, was, idOf).map(([file, at]) => wholePart(list, file.id, [file, null], at));
  const others = is.flatMap((file, at): FieldChange[] => {
    const before = old.get(file.id);
    if (!before) return [wholePart(list, file.id, [null, file], at)];
    // A picture without its clue, or a word without either, would be no word.
    return isSame(before, file) ? [] : [wholePart(list, file.id, [before, file])];
  });
  return [...gone, ...others, ...orderChange(list, was, is)];
}

function idOf({ id }: CrosswordFile): number {
  return id;
}

/** The document of a crossword after one of its fields was written: it says the container's title and language. */
export function crosswordAfterFieldChange({ title, language, json_data }: ContainerFields): object {
  return { ...json_data, title, language };
}
