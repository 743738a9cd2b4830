import { Problem } from '@takhti/contract';
import { limits, rubricFindings, rubricTotals, type Rubric, type RubricDoc } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { lockNamed, type Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { loadPlayed, requireType } from '../../../features/containers/index.ts';
import * as queries from './rubrics.queries.ts';

type Clock = Services['clock'];
interface Sent extends RubricDoc {
  readonly sort_order: number;
}

/** One page of the institution's saved rubrics, what changed last first. */
export async function listRubrics(
  tx: Tx,
  { institution_id }: Session,
  { title, page }: { readonly title: string; readonly page: number },
): Promise<{ records: Rubric[]; total: number }> {
  const window = { limit: limits.page_size, offset: (page - 1) * limits.page_size };
  return queries.listRubrics(tx, institution_id, title, window);
}

/**
 * Saves a rubric for an assignment that the person may see.
 * @throws Problem container.not_found, rubrics.invalid with `findings`, rubrics.too_many
 */
export async function createRubric(
  tx: Tx,
  clock: Clock,
  session: Session,
  { assignment_id, ...sent }: Sent & { readonly assignment_id: string },
): Promise<Rubric> {
  requireType('assignment', await loadPlayed(tx, session, assignment_id));
  const rubric_id = newId();
  const { institution_id, user_id } = session;
  await lockNamed(tx, `rubrics ${user_id}`);
  const own = await queries.countOwn(tx, { institution_id, assignment_id, user_id });
  if (own >= limits.rubric.of_person) throw new Problem('rubrics.too_many');
  const now = clock.now();
  await queries.insertRubric(tx, {
    institution_id,
    rubric_id,
    assignment_id,
    user_id,
    ...columnsOf(sent),
    created_on: now,
    updated_on: now,
  });
  return openRubric(tx, session, rubric_id);
}

/**
 * Changes a rubric of the person's own.
 * @throws Problem rubrics.not_found, rubrics.not_own, rubrics.changed_meanwhile with `current`, rubrics.invalid with `findings`
 */
export async function updateRubric(
  tx: Tx,
  clock: Clock,
  session: Session,
  {
    rubric_id,
    version,
    ...sent
  }: Sent & { readonly rubric_id: string; readonly version?: number | undefined },
): Promise<Rubric> {
  await requireOwn(tx, session, rubric_id);
  const { institution_id } = session;
  const changes = { ...columnsOf(sent), updated_on: clock.now() };
  const isFirst = await queries.updateRubric(tx, { institution_id, rubric_id, version }, changes);
  const current = await openRubric(tx, session, rubric_id);
  if (!isFirst) throw new Problem('rubrics.changed_meanwhile', { current });
  return current;
}

/** @throws Problem rubrics.not_found */
export async function openRubric(tx: Tx, { institution_id }: Session, rubric_id: string): Promise<Rubric> {
  const rubric = await queries.selectOptionalRubric(tx, institution_id, rubric_id);
  if (!rubric) throw new Problem('rubrics.not_found');
  return rubric;
}

/** @throws Problem rubrics.not_found, rubrics.not_own */
export async function deleteRubric(tx: Tx, clock: Clock, session: Session, rubric_id: string): Promise<void> {
  await requireOwn(tx, session, rubric_id);
  const { institution_id } = session;
  await queries.updateRubric(tx, { institution_id, rubric_id }, { is_deleted: 1, updated_on: clock.now() });
}

/**
 * The rubrics that were made for an assignment.
 * @throws Problem container.not_found
 */
export async function listOfAssignment(
  tx: Tx,
  session: Session,
  assignment_id: string,
): Promise<{ records: Rubric[]; total: number }> {
  requireType('assignment', await loadPlayed(tx, session, assignment_id));
  const records = await queries.listOfAssignment(tx, session.institution_id, assignment_id);
  return { records, total: records.length };
}

async function requireOwn(tx: Tx, session: Session, rubric_id: string): Promise<void> {
  const rubric = await openRubric(tx, session, rubric_id);
  if (rubric.user_id !== session.user_id) throw new Problem('rubrics.not_own');
}

function columnsOf({ title, criterion_json, sort_order }: Sent) {
  const doc = { title: title.trim(), criterion_json };
  const findings = rubricFindings(doc);
  if (findings.length > 0) throw new Problem('rubrics.invalid', { findings });
  const totals = rubricTotals(doc);
  return { title: doc.title, sort_order, criterion_json: JSON.stringify(criterion_json), ...totals };
}
