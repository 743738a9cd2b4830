import { isRecord, isSame } from '@takhti/domain';
import {
  commonNames,
  entriesOf,
  entryMark,
  isOneKind,
  joinedNames,
  orderMark,
  type DocumentShape,
  type NamedList,
  type Tree,
} from './named-lists.ts';

/** A field in which two versions of a document differ. */
export interface Difference {
  /**
   * Its path, dotted where it is in an object of the document: `json_data.incorrect_feedback`; through the names of entries
   * where it is in a list of named ones: `questionData.#3.question`.
   */
  readonly field: string;
  /** Undefined for an entry that is not in this version. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Only one side changed it since both were the same: there is nothing to choose between. */
  readonly changedBy: 'mine' | 'theirs' | 'both';
}

type Lists = Pick<DocumentShape, 'lists' | 'isDerived'>;

const plain: Lists = { lists: {}, isDerived: () => false };

/**
 * Where my version and a newer one differ, and who changed what since their common base. Objects are looked into, and lists of
 * named entries; any other list is decided on as a whole, for half of one list and half of another is neither.
 */
export function differencesOf(
  base: object,
  mine: object,
  theirs: object,
  shape: Lists = plain,
): Difference[] {
  return compare('', base as Tree, mine as Tree, theirs as Tree, shape);
}

function compare(prefix: string, base: Tree, mine: Tree, theirs: Tree, shape: Lists): Difference[] {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return fields.flatMap((field) => {
    const [was, here, there] = [base[field], mine[field], theirs[field]];
    const path = prefix + field;
    if (isSame(here, there) || shape.isDerived(path)) return [];
    if (isRecord(was) && isRecord(here) && isRecord(there))
      return compare(`${path}.`, was, here, there, shape);
    const list = shape.lists[field];
    const entries = list && compareEntries(`${path}.`, list, [was, here, there], shape);
    return entries ?? [{ field: path, mine: here, theirs: there, changedBy: changedBy(was, here, there) }];
  });
}

/** Null where the list has to be decided on as a whole. */
function compareEntries(
  prefix: string,
  list: NamedList,
  versions: readonly [unknown, unknown, unknown],
  shape: Lists,
): Difference[] | null {
  const [was, mine, theirs] = versions.map((version) => entriesOf(version, list));
  if (!was || !mine || !theirs) return null;
  const isSameOrder = isSame(commonNames(mine, theirs), commonNames(theirs, mine));
  if (list.isBound === true && !(isSameOrder && isSame([...mine.keys()], [...theirs.keys()]))) return null;
  const differences = joinedNames([...theirs.keys()], [...mine.keys()]).flatMap((name): Difference[] => {
    const [before, here, there] = [was.get(name), mine.get(name), theirs.get(name)];
    if (isSame(here, there)) return [];
    const field = prefix + entryMark(name);
    if (before && here && there && isOneKind(list, [before, here, there]))
      return compare(`${field}.`, before, here, there, shape);
    return [{ field, mine: here, theirs: there, changedBy: changedBy(before, here, there) }];
  });
  if (isSameOrder) return differences;
  const inAll = (version: ReadonlyMap<string, Tree>): string[] =>
    commonNames(version, mine).filter((name) => theirs.has(name) && was.has(name));
  const by = changedBy(inAll(was), inAll(mine), inAll(theirs));
  return [
    ...differences,
    { field: prefix + orderMark, mine: versions[1], theirs: versions[2], changedBy: by },
  ];
}

function changedBy(base: unknown, mine: unknown, theirs: unknown): Difference['changedBy'] {
  if (isSame(base, mine)) return 'theirs';
  return isSame(base, theirs) ? 'mine' : 'both';
}

export type Choice = 'mine' | 'theirs';

/**
 * Who wins a field unless the person says otherwise: the one who changed it; where both did, mine, which nobody else has. What I
 * deleted and they worked on stays: it can be deleted once more, and not be written once more.
 */
export function defaultChoice({ changedBy: by, mine, theirs }: Difference): Choice {
  const isMyDeletion = mine === undefined && theirs !== undefined;
  return by === 'theirs' || (by === 'both' && isMyDeletion) ? 'theirs' : 'mine';
}

/** The newer version with my fields where I chose them. */
export function mergeByChoice<Doc extends object>(
  mine: Doc,
  theirs: Doc,
  choices: Readonly<Record<string, Choice>>,
  shape?: DocumentShape<Doc>,
): Doc {
  const merged = merge('', mine as Tree, theirs as Tree, choices, shape ?? plain) as Doc;
  return shape ? shape.derive(merged) : merged;
}

type Choices = Readonly<Record<string, Choice>>;

function merge(prefix: string, mine: Tree, theirs: Tree, choices: Choices, shape: Lists): Tree {
  const fields = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = fields.flatMap((field): [string, unknown][] => {
    const path = prefix + field;
    const [here, there] = [mine[field], theirs[field]];
    const list = shape.lists[field];
    const isMine = choices[path] === 'mine';
    if (choices[path] === undefined && isRecord(here) && isRecord(there))
      return [[field, merge(`${path}.`, here, there, choices, shape)]];
    if (choices[path] === undefined && list) {
      const entries = mergeEntries(`${path}.`, list, [here, there], choices, shape);
      if (entries) return [[field, entries]];
    }
    const from = isMine ? mine : theirs;
    return Object.hasOwn(from, field) ? [[field, from[field]]] : [];
  });
  return Object.fromEntries(merged);
}

function mergeEntries(
  prefix: string,
  list: NamedList,
  versions: readonly [unknown, unknown],
  choices: Choices,
  shape: Lists,
): Tree[] | null {
  const [mine, theirs] = versions.map((version) => entriesOf(version, list));
  if (!mine || !theirs) return null;
  const [leading, other] = choices[prefix + orderMark] === 'mine' ? [mine, theirs] : [theirs, mine];
  return joinedNames([...leading.keys()], [...other.keys()]).flatMap((name) => {
    const [here, there] = [mine.get(name), theirs.get(name)];
    const path = prefix + entryMark(name);
    const choice = choices[path];
    if (choice === undefined && here && there) return [merge(`${path}.`, here, there, choices, shape)];
    const chosen = choice === 'mine' ? here : there;
    return chosen ? [chosen] : [];
  });
}
