import type { AiFault, Flag, GeneratedKind, RunStatus } from '@takhti/domain';
import { sql, type Insertable } from 'kysely';
import { lockNamed, type Tx } from '../../../platform/db/index.ts';
import { withRequest } from './kept-request.ts';
import type { AiRunsTable } from '../../../platform/db/schema/ai-tables.ts';

/** A person of an institution, as their runs are kept. */
export interface Owner {
  readonly institution_id: number;
  readonly user_id: string;
}

export async function insertRun(tx: Tx, run: Insertable<AiRunsTable>): Promise<void> {
  await tx.insertInto('ai_runs').values(run).execute();
}

function runsOf(tx: Tx, { institution_id, user_id }: Owner) {
  return tx
    .selectFrom('ai_runs')
    .selectAll()
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id);
}

/** A person's run; undefined when they made none of this id. */
export async function selectOptionalRun(tx: Tx, owner: Owner, run_id: string) {
  const run = await runsOf(tx, owner).where('run_id', '=', run_id).executeTakeFirst();
  return run && withRequest(run);
}
export type StoredRun = NonNullable<Awaited<ReturnType<typeof selectOptionalRun>>>;

/** The newest run of a person for a container, of those that make nothing again. */
export async function selectOptionalNewestRun(tx: Tx, owner: Owner, container_id: string) {
  const run = await runsOf(tx, owner)
    .where('container_id', '=', container_id)
    .where('kind', '<>', 'help')
    .$narrowType<{ kind: GeneratedKind }>()
    .whereRef('root_run_id', '=', 'run_id')
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run && withRequest(run);
}

/** The newest of these runs of which something is open; undefined where all is decided on. */
export async function selectOptionalOpenRun(tx: Tx, owner: Owner, container_id: string) {
  const run = await runsOf(tx, owner)
    .where('container_id', '=', container_id)
    .where('kind', '<>', 'help')
    .$narrowType<{ kind: GeneratedKind }>()
    .whereRef('root_run_id', '=', 'run_id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ai_proposals')
          .select('ai_proposals.proposal_id')
          .whereRef('ai_proposals.institution_id', '=', 'ai_runs.institution_id')
          .whereRef('ai_proposals.root_run_id', '=', 'ai_runs.run_id')
          .where('ai_proposals.state', '=', 'open'),
      ),
    )
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run && withRequest(run);
}

/** The run of a person for a container that is under way, and not for words of one field; undefined for none. */
export async function selectOptionalRunning(tx: Tx, owner: Owner, container_id: string, now: Date) {
  return runsOf(tx, owner)
    .where('container_id', '=', container_id)
    .where('kind', '<>', 'help')
    .where('status', '=', 'running')
    .where('held_until', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst();
}

/** Locks a run that is under way and holds it longer; false where it is not under way any more. */
export async function holdRun(
  tx: Tx,
  run: Pick<StoredRun, 'institution_id' | 'run_id'>,
  now: Date,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ai_runs')
    .set({ held_until: until })
    .where('institution_id', '=', run.institution_id)
    .where('run_id', '=', run.run_id)
    .where('status', '=', 'running')
    .where('held_until', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets one generation of an institution be counted at a time, until the transaction ends: the last place is given once. */
export async function lockRunsOf(tx: Tx, institution_id: number): Promise<void> {
  await lockNamed(tx, `ai runs ${institution_id}`);
}

/** How many generations of an institution are under way. */
export async function countRunning(tx: Tx, institution_id: number, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('ai_runs')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('institution_id', '=', institution_id)
    .where('status', '=', 'running')
    .where('held_until', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends a run that is under way; false where it had ended, or where its time was over and its credit given back. */
export async function endRun(
  tx: Tx,
  run: Pick<StoredRun, 'institution_id' | 'run_id'>,
  end: { status: RunStatus; fault: AiFault | null; is_charged: Flag; ended_on: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ai_runs')
    .set(end)
    .where('institution_id', '=', run.institution_id)
    .where('run_id', '=', run.run_id)
    .where('status', '=', 'running')
    .where('held_until', '>', end.ended_on.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends runs that are under way, of any institution, as broken off: no server continues with them. How many.
 * @param after those alone that are held until after it; null for all
 */
export async function endAbandonedRuns(tx: Tx, now: Date, after: Date | null): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('ai_runs')
    .set({ status: 'failed', fault: 'broken_off', is_charged: 0, ended_on: now })
    .where('status', '=', 'running')
    .$if(after !== null, (query) => query.where('held_until', '>', after?.toISOString() ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The names of a container's skill, from the subject down. */
export async function selectOptionalSkillNames(tx: Tx, institution_id: number, skill_id: string) {
  return tx
    .selectFrom('skills')
    .select(['subject', 'grade', 'category', 'subcategory', 'skill', 'secondary_skill'])
    .where('institution_id', '=', institution_id)
    .where('skill_id', '=', skill_id)
    .executeTakeFirst();
}
