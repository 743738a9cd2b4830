import { modelOf } from '@takhti/content-types';
import {
  fieldAt,
  fieldChanges,
  isSame,
  isSameValue,
  QuestionDoc,
  withField,
  type FieldChange,
  type Revision,
  type Snapshot,
} from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import * as queries from './change-requests.queries.ts';
import { keepChanges, openFields, type ChangeBase } from './keep-changes.ts';
import { keepWholeQuestions } from './reviewer-questions.ts';

const containerFields = ['title', 'language', 'json_data'];
const questionFields = Object.keys(QuestionDoc.shape);

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
  // What came back after a deletion has only changed, and what was added goes on as one new question.
  const changed = await keepWholeQuestions(tx, session, container, revisions);
  for (const { content_id, before, after } of changed) {
    if (!before || !after) continue;
    const fields = content_id === null ? containerFields : questionFields;
    const base = { ...container, content_id };
    await recordReviewerChanges(tx, session, base, only(fields, before), only(fields, after));
  }
}

/**
 * Keeps field by field what a reviewer changed. All that the same reviewer did before, and that still stands, is told together
 * with it, from what was there before them; what is again as it was is no change.
 */
async function recordReviewerChanges(
  tx: Tx,
  session: Session,
  base: ChangeBase,
  before: Snapshot,
  after: Snapshot,
): Promise<void> {
  const known = await openFields(tx, session, base, 'changed');
  const standing = [...known.values()].filter(({ field, after: wanted }) => {
    const current = fieldAt(before, field);
    return current !== null && isSameValue(field, current.value ?? null, wanted);
  });
  const start = standing.reduceRight((doc, change) => withField(doc, change.field, change.before), before);
  const changes = changesToSettle(base, start, after);
  const fresh = changes.filter(({ field }) => !known.has(field));
  const told = new Set(changes.map(({ field }) => field));
  const undone = standing.filter(({ field }) => !told.has(field)).map(({ change_id }) => change_id);
  for (const change of changes) {
    const earlier = known.get(change.field);
    if (!earlier || isSame(earlier.after, change.after ?? null)) continue;
    if (isSame(earlier.before, change.after ?? null)) undone.push(earlier.change_id);
    else await queries.updateWantedValue(tx, base.institution_id, earlier.change_id, renewed(base, change));
  }
  await queries.deleteChanges(tx, base.institution_id, undone);
  await keepChanges(tx, session, 'changed', [{ base, changes: fresh }]);
}

function renewed({ version }: ChangeBase, { after }: FieldChange) {
  return { after: JSON.stringify(after ?? null), base_version: version };
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
  const known = await openFields(tx, session, base, 'suggested');
  const obsolete = [...known.values()].map(({ change_id }) => change_id);
  await queries.deleteChanges(tx, base.institution_id, obsolete);
  const changes = changesToSettle(base, current, wanted);
  await keepChanges(tx, session, 'suggested', [{ base, changes }]);
  return changes.length;
}
