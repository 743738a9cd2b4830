import { unwrittenOfRound } from '@takhti/content-types/rounds';
import { z } from 'zod';

const StoredRound = z.looseObject({ questionId: z.number(), template_type: z.string() });
const Rounds = z.array(StoredRound);
type StoredRound = z.infer<typeof StoredRound>;

/** One value of a round that differs. */
export interface LeafChange {
  /** Its path inside the round; entries of lists by their places. */
  readonly path: readonly (string | number)[];
  readonly before: string;
  readonly after: string;
}

/** What became of a round between two versions of a game. */
export interface RoundChange {
  readonly kind: 'added' | 'deleted' | 'moved' | 'changed';
  readonly questionId: number;
  /** Its place, from 1: in the newer version, of a deleted one in the older. */
  readonly number: number;
  readonly template_type: string;
  readonly leaves: readonly LeafChange[];
}

// What the product writes of a round, of a card (its number and its pair's name), and of a bin beside its name and picture.
const unseen: ReadonlySet<string> = new Set([...unwrittenOfRound, 'id', 'header', 'bin', 'label']);

/** The rounds of a stored list; null when they are none. */
export function roundsOf(stored: unknown): readonly StoredRound[] | null {
  return Rounds.safeParse(stored).data ?? null;
}

/** Where two versions of a game's rounds differ, round by round; null when they are none. */
export function roundChanges(before: unknown, after: unknown): RoundChange[] | null {
  const [was, is] = [roundsOf(before ?? []), roundsOf(after ?? [])];
  if (!was || !is) return null;
  const moved = movedRounds(was, is);
  const kept = is.flatMap((round, at): RoundChange[] => {
    const { questionId, template_type } = round;
    const old = was.find((each) => each.questionId === questionId);
    const base = { questionId, template_type, number: at + 1 };
    if (!old) return [{ ...base, kind: 'added', leaves: [] }];
    const leaves = leafChanges(old, round);
    if (leaves.length > 0) return [{ ...base, kind: 'changed', leaves }];
    return moved.has(questionId) ? [{ ...base, kind: 'moved', leaves }] : [];
  });
  const gone = was.flatMap(({ questionId, template_type }, at): RoundChange[] =>
    is.some((round) => round.questionId === questionId)
      ? []
      : [{ kind: 'deleted', questionId, template_type, number: at + 1, leaves: [] }],
  );
  return [...kept, ...gone];
}

// Of the rounds that both versions have, those that are elsewhere among them.
function movedRounds(was: readonly StoredRound[], is: readonly StoredRound[]): ReadonlySet<number> {
  const ids = (some: readonly StoredRound[]): number[] => some.map((round) => round.questionId);
  const both = new Set(ids(was)).intersection(new Set(ids(is)));
  const [before, after] = [was, is].map((some) => ids(some).filter((id) => both.has(id)));
  return new Set(after?.filter((id, at) => before?.[at] !== id));
}

/** Where two versions of a round, or of a part of one, differ, value by value. */
export function leafChanges(before: object, after: object): LeafChange[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    if ((old?.value ?? '') === (now?.value ?? '')) return [];
    const path = now?.path ?? old?.path ?? [];
    return [{ path, before: old?.value ?? '', after: now?.value ?? '' }];
  });
}

interface Leaf {
  readonly path: readonly (string | number)[];
  readonly value: string;
}

// By a key that follows a card wherever it is moved.
function leavesOf(round: object): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  function walk(part: unknown, key: string, path: Leaf['path']): void {
    if (Array.isArray(part)) {
      part.forEach((entry: unknown, at) => walk(entry, `${key}/${nameOf(entry, at)}`, [...path, at]));
    } else if (typeof part === 'object' && part !== null) {
      for (const [field, value] of Object.entries(part))
        if (!isUnseen(path, field)) walk(value, `${key}/${field}`, [...path, field]);
    } else if (isWritten(part)) {
      leaves.set(key, { path, value: fileless(String(part)) });
    }
  }
  walk(round, '', []);
  return leaves;
}

// The place of a card is shown; that of a bin is not.
function isUnseen([first]: Leaf['path'], field: string): boolean {
  return unseen.has(field) || (field === 'data' && String(first).startsWith('container_'));
}

// What is empty, or switched off, is the same as what is not there.
function isWritten(part: unknown): part is string | number | true {
  return part === true || typeof part === 'number' || (typeof part === 'string' && part !== '');
}

function nameOf(entry: unknown, at: number): string {
  const hasId = typeof entry === 'object' && entry !== null && 'id' in entry;
  return hasId ? String(entry.id) : String(at);
}

/** Whether a value of a round is the address of a picture or sound. */
export function isFile(value: string): boolean {
  return value.startsWith('/files/');
}

// Files are signed again at every visit.
function fileless(value: string): string {
  return isFile(value) ? (value.split('?')[0] ?? '') : value;
}
