import {
  differingFields,
  isSame,
  questionFields,
  valueOfField,
  wholeQuestion,
  withField,
  type FieldChange,
  type Revision,
  type Snapshot,
} from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import * as queries from './change-requests.queries.ts';
import { keepChanges, type ChangeBase } from './keep-changes.ts';

type Container = Omit<ChangeBase, 'content_id'>;
type OpenChange = Awaited<ReturnType<typeof queries.listOpenOf>>[number];
type Added = Revision & { readonly before: null; readonly after: Snapshot };

/** What a reviewer's change of one question makes of its open changes. */
interface Outcome {
  /** A question that came or went, kept as a whole. */
  readonly whole?: FieldChange;
  /** Open changes that are about nothing any more. */
  readonly obsolete?: readonly string[];
  /** The question that was added, as it is now. */
  readonly renewed?: { readonly change_id: string; readonly after: Snapshot };
  /** Changes to keep field by field. */
  readonly changed?: Revision;
}

/**
 * Keeps the questions that a reviewer added or deleted, each as a whole. What they do to a question that they added is part of
 * it, unless its author has written into it; a question that comes and goes again is no change.
 * @returns what is left to be kept field by field
 */
export async function keepWholeQuestions(
  tx: Tx,
  session: Session,
  container: Container,
  revisions: readonly Revision[],
): Promise<Revision[]> {
  const ids = revisions.flatMap(({ content_id }) => content_id ?? []);
  const open = Map.groupBy(await queries.listOpenOf(tx, container, ids), ({ content_id }) => content_id);
  const kept: { base: ChangeBase; changes: FieldChange[] }[] = [];
  const obsolete: string[] = [];
  const left: Revision[] = [];
  for (const revision of revisions) {
    const { content_id } = revision;
    const outcome = content_id === null ? { changed: revision } : judge(revision, open.get(content_id) ?? []);
    if (outcome.whole) kept.push({ base: { ...container, content_id }, changes: [outcome.whole] });
    if (outcome.changed) left.push(outcome.changed);
    obsolete.push(...(outcome.obsolete ?? []));
    if (outcome.renewed) {
      const { change_id, after } = outcome.renewed;
      const values = { after: JSON.stringify(after), base_version: container.version };
      await queries.updateWantedValues(tx, container.institution_id, [change_id], values);
    }
  }
  await queries.deleteChanges(tx, container.institution_id, obsolete);
  await keepChanges(tx, session, 'changed', kept);
  return left;
}

function judge(revision: Revision, open: readonly OpenChange[]): Outcome {
  const whole = open.find(({ field }) => field === wholeQuestion);
  if (isAdded(revision)) return added(revision, whole);
  if (revision.after === null) return deleted(revision.before ?? {}, open, whole);
  if (!whole || !isSnapshot(whole.after) || !holds(whole.after, revision.before ?? {}))
    return { changed: revision };
  return { renewed: { change_id: whole.change_id, after: { ...whole.after, ...revision.after } } };
}

function added({ content_id, after }: Added, whole: OpenChange | undefined): Outcome {
  if (!whole || !isSnapshot(whole.before)) return { whole: { field: wholeQuestion, before: null, after } };
  // It was deleted, and is there again.
  const changed = { content_id, ...differingFields(whole.before, after) };
  return { obsolete: [whole.change_id], changed };
}

function deleted(now: Snapshot, open: readonly OpenChange[], whole: OpenChange | undefined): Outcome {
  if (whole && isSnapshot(whole.after) && holds(whole.after, now))
    return { obsolete: open.map(({ change_id }) => change_id) };
  // Earlier changes of reviewers to it are dropped: its author had it as it was before all of them.
  const earlier = open.filter(
    ({ field, kind, after }) =>
      kind === 'changed' && field !== wholeQuestion && isSame(valueOfField(now, field), after),
  );
  const before = earlier.reduce((doc, change) => withField(doc, change.field, change.before), now);
  const obsolete = [...(whole ? [whole] : []), ...earlier].map(({ change_id }) => change_id);
  return { whole: { field: wholeQuestion, before, after: null }, obsolete };
}

function isAdded(revision: Revision): revision is Added {
  return revision.before === null && revision.after !== null;
}

function isSnapshot(value: unknown): value is Snapshot {
  return typeof value === 'object' && value !== null;
}

// Whether a question holds these words; what the product keeps for itself does not count.
function holds(question: Snapshot, words: Snapshot): boolean {
  return Object.entries(words).every(
    ([field, value]) => !questionFields.has(field) || isSame(question[field], value),
  );
}
