import { isSame } from '@takhti/domain';

/** A field in which two versions of a document differ. */
export interface Difference {
  /** Its path, dotted where it lies in an object of the document: `json_data.incorrect_feedback`. */
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Only one side changed it since both were the same: there is nothing to choose between. */
  readonly changedBy: 'mine' | 'theirs' | 'both';
}

type Tree = Readonly<Record<string, unknown>>;

/**
 * Where my version and a newer one differ, and who changed what since their common base. Objects are looked into; a list is
 * decided on as a whole, for half of one list and half of another is neither.
 */
export function differencesOf(base: object, mine: object, theirs: object): Difference[] {
  return compare('', base as Tree, mine as Tree, theirs as Tree);
}

function compare(prefix: string, base: Tree, mine: Tree, theirs: Tree): Difference[] {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return fields.flatMap((field) => {
    const [was, here, there] = [base[field], mine[field], theirs[field]];
    if (isSame(here, there)) return [];
    const path = prefix + field;
    if (isTree(was) && isTree(here) && isTree(there)) return compare(`${path}.`, was, here, there);
    return [{ field: path, mine: here, theirs: there, changedBy: changedBy(was, here, there) }];
  });
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function changedBy(base: unknown, mine: unknown, theirs: unknown): Difference['changedBy'] {
  if (isSame(base, mine)) return 'theirs';
  return isSame(base, theirs) ? 'mine' : 'both';
}

export type Choice = 'mine' | 'theirs';

/** Who wins a field unless the person says otherwise: whoever changed it; where both did, mine, which nobody else has. */
export function defaultChoice(difference: Difference): Choice {
  return difference.changedBy === 'theirs' ? 'theirs' : 'mine';
}

/** The newer version with my fields where I chose them. */
export function mergeByChoice<Doc extends object>(
  mine: Doc,
  theirs: Doc,
  choices: Readonly<Record<string, Choice>>,
): Doc {
  return merge('', mine as Tree, theirs as Tree, choices) as Doc;
}

function merge(prefix: string, mine: Tree, theirs: Tree, choices: Readonly<Record<string, Choice>>): Tree {
  const merged: Record<string, unknown> = { ...theirs };
  for (const [field, value] of Object.entries(mine)) {
    const path = prefix + field;
    const other = theirs[field];
    if (choices[path] === 'mine') merged[field] = value;
    else if (choices[path] === undefined && isTree(value) && isTree(other))
      merged[field] = merge(`${path}.`, value, other, choices);
  }
  return merged;
}
