import { isSame } from '../values.ts';

/** A question, or what is a container's own, as it was at some time: its fields by name. */
export type Snapshot = Readonly<Record<string, unknown>>;

/**
 * What one change did to a question or to what is a container's own: of a change only the fields that differ. `before` is null
 * for what was added, `after` for what was deleted.
 */
export interface Revision {
  /** The question; null for the container's own title, language, skill and document. */
  readonly content_id: string | null;
  readonly before: Snapshot | null;
  readonly after: Snapshot | null;
}

/** The fields in which two snapshots differ, each side with its own values. */
export function differingFields(
  before: Snapshot,
  after: Snapshot,
): { readonly before: Snapshot; readonly after: Snapshot } {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isSame(before[field], after[field]),
  );
  const of = (snapshot: Snapshot): Snapshot =>
    Object.fromEntries(fields.map((field) => [field, snapshot[field]]));
  return { before: of(before), after: of(after) };
}

/** Two changes of the same thing, one after the other, as one; a field that is again what it was is left out. */
export function joinRevisions(first: Revision, next: Revision): Revision {
  const { content_id } = first;
  // Deleted and there again: only its differences count.
  if (first.after === null) {
    if (next.after === null || first.before === null) return { ...next, content_id, before: first.before };
    return { content_id, ...differingFields(first.before, next.after) };
  }
  if (next.after === null)
    return { content_id, before: first.before && { ...next.before, ...first.before }, after: null };
  const after = { ...first.after, ...next.after };
  if (first.before === null) return { content_id, before: null, after };
  return { content_id, ...differingFields({ ...next.before, ...first.before }, after) };
}

/** Changes that are folded as they are read. */
export interface Folding {
  /** Adds the next ones, in the order in which they happened. */
  add(revisions: readonly Revision[]): void;
  /** One change of each thing; what came and went again, and what is again what it was, is left out. */
  folded(): Revision[];
}

/** Begins to fold many changes into one of each thing. */
export function startFolding(): Folding {
  const folded = new Map<string | null, Revision>();
  return {
    add(revisions) {
      for (const revision of revisions) {
        if (isNothing(revision)) continue;
        const known = folded.get(revision.content_id);
        folded.set(revision.content_id, known ? joinRevisions(known, revision) : revision);
      }
    },
    folded: () =>
      [...folded.values()].filter(
        ({ before, after }) => !(before === null && after === null) && !isSame(before, after),
      ),
  };
}

// A decision that changed nothing, as when a deletion is accepted: what it is about may not be there any more.
function isNothing({ before, after }: Revision): boolean {
  return before !== null && after !== null && Object.keys({ ...before, ...after }).length === 0;
}

/** The content of a container: itself, and its questions by their ids. */
export interface ContainerState {
  readonly container: Snapshot;
  readonly questions: ReadonlyMap<string, Snapshot>;
}

/**
 * What a container held before some changes were made.
 * @param now what it holds
 * @param revisions the changes since then, the latest first
 */
export function stateBefore(now: ContainerState, revisions: readonly Revision[]): ContainerState {
  let { container } = now;
  const questions = new Map(now.questions);
  for (const revision of revisions) {
    if (isNothing(revision)) continue;
    const { content_id, before, after } = revision;
    if (content_id === null) container = { ...container, ...before };
    else if (before === null) questions.delete(content_id);
    else questions.set(content_id, after === null ? before : { ...questions.get(content_id), ...before });
  }
  return { container, questions };
}
