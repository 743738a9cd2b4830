import { modelOf, type ContainerFields } from '@takhti/content-types';
import {
  fieldAt,
  fieldChanges,
  isSame,
  isSameValue,
  questionFields,
  skillOfQuestion,
  withField,
  type Revision,
  type Snapshot,
} from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import * as queries from './change-requests.queries.ts';
import { keepChanges, openFields, type ChangeBase, type OwnChange } from './keep-changes.ts';
import { keepWholeQuestions } from './reviewer-questions.ts';

const containerFields = ['title', 'language', 'json_data'];
const fieldsOfQuestions = [...questionFields, skillOfQuestion];

/**
 * Keeps what a reviewer changed for its author to accept or reject (C-266): questions that they added or deleted as a whole,
 * everything else field by field.
 */
export async function recordReviewerRevisions(
  tx: Tx,
  session: Session,
  container: Omit<ChangeBase, 'content_id'>,
  revisions: readonly Revision[],
): Promise<void> {
  // A question that came back after a deletion counts as changed; an added one stays one new question.
  const changed = await keepWholeQuestions(tx, session, container, revisions);
  const made = changed.flatMap(({ content_id, before, after }): Made[] => {
    if (!before || !after) return [];
    const fields = content_id === null ? containerFields : fieldsOfQuestions;
    const base = { ...container, content_id };
    return [{ base, before: only(fields, before), after: only(fields, after) }];
  });
  if (made.length > 0) await recordReviewerChanges(tx, session, container, made);
}

/** The change of a reviewer to one thing. */
interface Made {
  readonly base: ChangeBase;
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** Keeps field by field what a reviewer changed, in few statements: a move of a whole bank changes ten thousand questions. */
async function recordReviewerChanges(
  tx: Tx,
  session: Session,
  container: Omit<ChangeBase, 'content_id'>,
  made: readonly Made[],
): Promise<void> {
  const ids = made.map(({ base }) => base.content_id);
  const known = await openFields(tx, session, container, ids, 'changed');
  const outcomes = made.map((each) => outcomeOf(each, known(each.base.content_id)));
  const { institution_id, version: base_version } = container;
  const renewed = outcomes.flatMap((outcome) => outcome.renewed);
  for (const [after, of] of Map.groupBy(renewed, (change) => change.after)) {
    const change_ids = of.map(({ change_id }) => change_id);
    await queries.updateWantedValues(tx, institution_id, change_ids, { after, base_version });
  }
  const undone = outcomes.flatMap((outcome) => outcome.undone);
  await queries.deleteChanges(tx, institution_id, undone);
  const fresh = outcomes.map(({ base, fresh: changes }) => ({ base, changes }));
  await keepChanges(tx, session, 'changed', fresh);
}

/**
 * What becomes of the open changes of a thing. Earlier open changes of the same reviewer are merged with the new ones, from the
 * first text before them; a field with its original text again is no change.
 */
function outcomeOf({ base, before, after }: Made, known: ReadonlyMap<string, OwnChange>) {
  const standing = [...known.values()].filter(({ field, after: wanted }) => {
    const current = fieldAt(before, field);
    return current !== null && isSameValue(field, current.value ?? null, wanted);
  });
  const start = standing.reduceRight((doc, change) => withField(doc, change.field, change.before), before);
  const changes = changesToSettle(base, start, after);
  const named = new Set(changes.map(({ field }) => field));
  const undone = standing.filter(({ field }) => !named.has(field)).map(({ change_id }) => change_id);
  const renewed: { change_id: string; after: string }[] = [];
  for (const change of changes) {
    const earlier = known.get(change.field);
    const wanted: unknown = change.after ?? null;
    if (!earlier || isSame(earlier.after, wanted)) continue;
    if (isSame(earlier.before, wanted)) undone.push(earlier.change_id);
    else renewed.push({ change_id: earlier.change_id, after: JSON.stringify(wanted) });
  }
  return { base, fresh: changes.filter(({ field }) => !known.has(field)), undone, renewed };
}

function only(fields: readonly string[], snapshot: Snapshot): Snapshot {
  return Object.fromEntries(Object.entries(snapshot).filter(([field]) => fields.includes(field)));
}

function changesToSettle({ content_id, content_type }: ChangeBase, before: Snapshot, after: Snapshot) {
  const model = content_id === null ? modelOf(content_type) : undefined;
  return model ? model.changes(before, after) : fieldChanges(before, after);
}

/**
 * Keeps what a reviewer would change and leaves to the author; nothing else is touched. What they suggested before of the same
 * question or object gives way to this: a field without a difference now is not suggested any more.
 * @returns how many fields are suggested now
 */
export async function recordSuggestions(
  tx: Tx,
  session: Session,
  base: ChangeBase,
  current: Snapshot,
  wanted: Snapshot,
): Promise<number> {
  const { content_id } = base;
  const own = { content_ids: [content_id], kind: 'suggested' as const, by_user_id: session.user_id };
  const obsolete = (await queries.listOwnOpenChanges(tx, base, own)).map(({ change_id }) => change_id);
  await queries.deleteChanges(tx, base.institution_id, obsolete);
  const changes = changesToSettle(base, current, wanted);
  await keepChanges(tx, session, 'suggested', [{ base, changes }]);
  return changes.length;
}

/** As `recordSuggestions`, of a container itself. */
export async function suggestDocument(
  tx: Tx,
  session: Session,
  container: Omit<ChangeBase, 'content_id'> & ContainerFields,
  wanted: ContainerFields,
): Promise<number> {
  const heldOf = ({ title, language, json_data }: ContainerFields): Snapshot => ({
    title,
    language,
    json_data,
  });
  const base = { ...container, content_id: null };
  return recordSuggestions(tx, session, base, heldOf(container), heldOf(wanted));
}
