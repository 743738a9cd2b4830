import { isRecord, isSame } from '@takhti/domain';

/** A list of named entries, so that two versions of it are merged entry by entry. */
export interface NamedList {
  /** The field that names an entry, the same in all versions. */
  readonly key: string;
  /** The field with the kind of an entry: entries of different kinds are not merged field by field. */
  readonly kind?: string;
  /** Entries depend on their neighbours: the list is merged as a whole, unless both have the same entries in the same order. */
  readonly isBound?: boolean;
}

/** How two versions of a type's document are compared. */
export interface DocumentShape<Doc = never> {
  /** By the names of their fields, anywhere in the document. */
  readonly lists: Readonly<Record<string, NamedList>>;
  /** Whether a field follows from others, so that nobody chooses its value. By its path, as differences name it. */
  readonly isDerived: (path: string) => boolean;
  /** A merged document with the derived fields computed again. */
  readonly derive: (doc: Doc) => Doc;
}

export type Tree = Readonly<Record<string, unknown>>;

/** Marks the order of a list among its differences; no entry has such a name. */
export const orderMark = '#order';

/** How an entry is named in the path of a difference. */
export function entryMark(name: string): string {
  return `#${name}`;
}

/** The entries of a list by their names, in their order; null unless all have different names. */
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

/** Whether all given entries are of one kind. */
export function isOneKind({ kind }: NamedList, entries: readonly (Tree | undefined)[]): boolean {
  return kind === undefined || new Set(entries.map((entry) => entry?.[kind])).size === 1;
}

/** The names of one order; each name that only the other order has follows its predecessor there. */
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
 * My version, with new numbers for added entries whose number somebody else has used meanwhile: both entries are kept, and neither
 * replaces the other.
 */
export function renumberCollisions<Doc extends object>(
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
