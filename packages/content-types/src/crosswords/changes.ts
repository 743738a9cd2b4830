import {
  fieldChanges,
  isSame,
  namesOf,
  orderOf,
  stepTo,
  type FieldChange,
  type Snapshot,
} from '@takhti/domain';
import type { ContainerFields } from '../define.ts';
import { CrosswordDoc, type CrosswordFile } from './doc.ts';

const list = 'json_data.files';
// Fields that repeat the container, and those that are compared word by word.
const following: ReadonlySet<string> = new Set(['schema_version', 'title', 'language', 'files']);

/**
 * What somebody changed in a crossword, in parts that can be accepted or rejected each by itself (core specification, section 6):
 * every field of the game, a word that came or went, a word with its clue, the order of the words.
 */
export function crosswordChanges(before: Snapshot, after: Snapshot): FieldChange[] {
  const [was, is] = [CrosswordDoc.safeParse(before['json_data']), CrosswordDoc.safeParse(after['json_data'])];
  if (!was.success || !is.success) return fieldChanges(before, after);
  return [
    ...fieldChanges({ ...before, json_data: headOf(was.data) }, { ...after, json_data: headOf(is.data) }),
    ...wordChanges(was.data.files, is.data.files),
  ];
}

function headOf(doc: CrosswordDoc): Snapshot {
  return Object.fromEntries(Object.entries(doc).filter(([field]) => !following.has(field)));
}

function wordChanges(was: readonly CrosswordFile[], is: readonly CrosswordFile[]): FieldChange[] {
  const [old, now] = [new Map(byId(was)), new Map(byId(is))];
  const gone = was.flatMap((file, at) =>
    now.has(file.id) ? [] : [{ field: `${list}.${stepTo(file.id, at)}`, before: file, after: null }],
  );
  const others = is.flatMap((file, at): FieldChange[] => {
    const before = old.get(file.id);
    if (!before) return [{ field: `${list}.${stepTo(file.id, at)}`, before: null, after: file }];
    // A picture without its clue, or a word without either, would be no word.
    return isSame(before, file) ? [] : [{ field: `${list}.${stepTo(file.id)}`, before, after: file }];
  });
  const kept = new Set(namesOf(was)).intersection(new Set(namesOf(is)));
  const [before, after] = [was, is].map((files) => namesOf(files).filter((name) => kept.has(name)));
  const order = isSame(before, after) ? [] : [{ field: orderOf(list), before, after }];
  return [...gone, ...others, ...order];
}

function byId(files: readonly CrosswordFile[]): (readonly [number, CrosswordFile])[] {
  return files.map((file) => [file.id, file] as const);
}

/** The document of a crossword after one of its fields was written: it says the container's title and language. */
export function crosswordAfterFieldChange({ title, language, json_data }: ContainerFields): object {
  return { ...json_data, title, language };
}
