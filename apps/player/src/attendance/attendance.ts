/** A learner of a class; the number is that of their clicker, or of their seat. */
export interface Pupil {
  readonly name: string;
  readonly isPresent: boolean;
  /** Whether the test was begun for them. */
  readonly hasBegun: boolean;
}

const MOST_PUPILS = 200;
const MOST_LETTERS = 60;

/** The list with more learners, a line each, as they are pasted from a list of the class; learners that it has already are left unchanged. */
export function withNames(pupils: readonly Pupil[], text: string): Pupil[] {
  const known = new Set(pupils.map(({ name }) => name));
  const added = text
    .split(/[\n\r\t,;،؛]+/)
    .map((name) => name.trim().replaceAll(/\s+/g, ' ').slice(0, MOST_LETTERS))
    .filter((name) => name !== '' && !known.has(name) && known.add(name));
  return [...pupils, ...added.map((name) => ({ name, isPresent: true, hasBegun: false }))].slice(
    0,
    MOST_PUPILS,
  );
}

/** The list with something of one learner changed. */
export function changed(pupils: readonly Pupil[], name: string, change: Partial<Pupil>): Pupil[] {
  return pupils.map((pupil) => (pupil.name === name ? { ...pupil, ...change } : pupil));
}

/** The list without one learner. */
export function without(pupils: readonly Pupil[], name: string): Pupil[] {
  return pupils.filter((pupil) => pupil.name !== name);
}

/** Parses a list that a browser kept; empty for anything else. */
export function parsePupils(kept: string | null): Pupil[] {
  try {
    const tree: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(tree) ? tree.filter(isPupil).slice(0, MOST_PUPILS) : [];
  } catch {
    return [];
  }
}

function isPupil(tree: unknown): tree is Pupil {
  if (typeof tree !== 'object' || tree === null) return false;
  const { name, isPresent, hasBegun } = tree as Record<string, unknown>;
  return (
    typeof name === 'string' && name !== '' && typeof isPresent === 'boolean' && typeof hasBegun === 'boolean'
  );
}
