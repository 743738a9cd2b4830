import { isRecord, isSame } from '@takhti/domain';

/** A list whose entries have names of their own, so that two versions of it are decided on entry by entry. */
export interface NamedList {
  /** The field that names an entry, the same in all versions. */
  readonly key: string;
  /** What kind an entry is of: two of different kinds have no fields to be mixed. */
  readonly kind?: string;
  /** Entries depend on their neighbours: where they are not the same ones in the same order, the list is decided on as a whole. */
  readonly isBound?: boolean;
}

/** What the differences between two versions of a type's document go by. */
export interface DocumentShape<Doc = never> {
  /** By the names of their fields, wherever in the document they are. */
  readonly lists: Readonly<Record<string, NamedList>>;
  /** Whether a field follows from others: nobody decides on it. By its path, as differences name it. */
  readonly isDerived: (path: string) => boolean;
  /** A merged document with what follows from others made to follow again. */
  readonly derive: (doc: Doc) => Doc;
}

export type Tree = Readonly<Record<string, unknown>>;

/** What tells the difference in order from that of an entry; no entry has such a name. */
export const orderMark = '#order';

/** How an entry is named in the path of a difference. */
export function entryMark(name: string): string {
  return `#${name}`;
}

/** The entries of a list by their names, in their order; null for what is no list of differently named entries. */
export function entriesOf(list: unknown, { key }: NamedList): ReadonlyMap<string, Tree> | null {
  if (!Array.isArray(list)) return null;
  const entries = new Map<string, Tree>();
  for (const entry of list as readonly unknown[]) {
    const name: unknown = isRecord(entry) ? entry[key] : undefined;
    if (!isRecord(entry) || (typeof name !== 'number' && typeof name !== 'string')) return null;
    entries.set(String(name), entry);
  }
  return entries.size === list.length ? entries : null;
}

/** The names in one order that are in the other one too. */
export function commonNames(one: ReadonlyMap<string, Tree>, other: ReadonlyMap<string, Tree>): string[] {
  return [...one.keys()].filter((name) => other.has(name));
}

/** Whether all these are of one kind, as far as they are there. */
export function isOneKind({ kind }: NamedList, entries: readonly (Tree | undefined)[]): boolean {
  return kind === undefined || new Set(entries.map((entry) => entry?.[kind])).size === 1;
}

/** The names of one order, with those that are only in the other one behind whom they stand behind there. */
export function joinedNames(leading: readonly string[], other: readonly string[]): string[] {
  const joined = [...leading];
  other.forEach((name, at) => {
    if (joined.includes(name)) return;
    const before = other[at - 1];
    joined.splice(before === undefined ? 0 : joined.indexOf(before) + 1, 0, name);
  });
  return joined;
}

/**
 * My version with other numbers for entries that I added, where somebody else gave the same number to one of theirs meanwhile: both
 * are kept, instead of one in the place of the other.
 */
export function numberedApart<Doc extends object>(
  base: Doc,
  mine: Doc,
  theirs: Doc,
  { lists }: Pick<DocumentShape, 'lists'>,
): Doc {
  const changed: Record<string, unknown> = {};
  for (const [field, list] of Object.entries(lists)) {
    const [was, here, there] = [base, mine, theirs].map((doc) => entriesOf(Reflect.get(doc, field), list));
    if (!was || !here || !there) continue;
    let highest = Math.max(0, ...[...here.keys(), ...there.keys()].map(Number));
    changed[field] = [...here].map(([name, entry]) => {
      const other = there.get(name);
      const isTaken = other !== undefined && !was.has(name) && !isSame(entry, other);
      return isTaken ? { ...entry, [list.key]: (highest += 1) } : entry;
    });
  }
  return { ...mine, ...changed };
}
