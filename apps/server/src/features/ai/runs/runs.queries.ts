import type { AiFault, Finding, Flag, GeneratedKind, RunStatus } from '@takhti/domain';
import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { withFindings, withWish } from './kept-wish.ts';
import type { AiProposalsTable, AiRunsTable } from '../../../platform/db/schema/ai-tables.ts';

interface Owner {
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
  return run && withWish(run);
}
export type StoredRun = NonNullable<Awaited<ReturnType<typeof selectOptionalRun>>>;

/** The newest run of a person for a container, of those that make nothing anew. */
export async function selectOptionalNewestRun(tx: Tx, owner: Owner, container_id: string) {
  const run = await runsOf(tx, owner)
    .where('container_id', '=', container_id)
    .where('kind', '<>', 'help')
    .$narrowType<{ kind: GeneratedKind }>()
    .whereRef('root_run_id', '=', 'run_id')
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run && withWish(run);
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
  return run && withWish(run);
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
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ai runs ${institution_id}`}, 0))`.execute(tx);
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
 * Ends runs that are under way, of whatever institution, as broken off: no server goes on with them. How many.
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

function proposalsOf(tx: Tx, institution_id: number, root_run_id: string) {
  return (
    tx
      .selectFrom('ai_proposals')
      .innerJoin('ai_runs', (join) =>
        join
          .onRef('ai_runs.institution_id', '=', 'ai_proposals.institution_id')
          .onRef('ai_runs.run_id', '=', 'ai_proposals.run_id'),
      )
      .select([
        'ai_proposals.proposal_id',
        'ai_proposals.run_id',
        'ai_proposals.place',
        'ai_proposals.body',
        'ai_proposals.findings',
        'ai_proposals.state',
        'ai_proposals.is_changed',
        'ai_proposals.part_id',
        'ai_runs.kind',
        'ai_runs.model',
        'ai_runs.prompt',
        'ai_runs.wish',
        'ai_runs.started_on',
      ])
      .where('ai_proposals.institution_id', '=', institution_id)
      .where('ai_proposals.root_run_id', '=', root_run_id)
      // Words for one field are no proposals.
      .$narrowType<{ kind: GeneratedKind }>()
  );
}

/** What came of a run and of what was made anew for it, in its order. */
export async function listProposals(tx: Tx, institution_id: number, root_run_id: string) {
  const rows = await proposalsOf(tx, institution_id, root_run_id)
    .orderBy('ai_proposals.place')
    .orderBy('ai_proposals.proposal_id')
    .execute();
  return rows.map(withFindings);
}
export type StoredProposal = Awaited<ReturnType<typeof listProposals>>[number];

/** Those of the ids that are open, locked until the transaction ends, in their order. */
export async function lockOpenProposals(
  tx: Tx,
  institution_id: number,
  root_run_id: string,
  proposal_ids: readonly string[],
): Promise<StoredProposal[]> {
  const rows = await proposalsOf(tx, institution_id, root_run_id)
    .where('ai_proposals.proposal_id', 'in', proposal_ids)
    .where('ai_proposals.state', '=', 'open')
    .orderBy('ai_proposals.place')
    .forUpdate('ai_proposals')
    .execute();
  return rows.map(withFindings);
}

export async function insertProposal(tx: Tx, proposal: Insertable<AiProposalsTable>): Promise<void> {
  await tx.insertInto('ai_proposals').values(proposal).execute();
}

/** Notes which parts proposals became. */
export async function setKept(
  tx: Tx,
  institution_id: number,
  kept: readonly { readonly proposal_id: string; readonly part_id: string }[],
): Promise<void> {
  const became = sql.join(kept.map((each) => sql`(${each.proposal_id}::uuid, ${each.part_id})`));
  await sql`update ai_proposals set state = 'kept', part_id = became.part_id
    from (values ${became}) as became (proposal_id, part_id)
    where ai_proposals.institution_id = ${institution_id} and ai_proposals.proposal_id = became.proposal_id`.execute(
    tx,
  );
}

/** How many it dropped. */
export async function dropProposals(
  tx: Tx,
  institution_id: number,
  proposal_ids: readonly string[],
): Promise<number> {
  if (proposal_ids.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('ai_proposals')
    .set({ state: 'dropped' })
    .where('institution_id', '=', institution_id)
    .where('proposal_id', 'in', proposal_ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Opens again what was dropped of a run and those that came of it; how many it were. */
export async function reopenDropped(
  tx: Tx,
  institution_id: number,
  root_run_id: string,
  proposal_ids: readonly string[],
): Promise<number> {
  const dropped = await proposalsOf(tx, institution_id, root_run_id)
    .where('ai_proposals.proposal_id', 'in', proposal_ids)
    .where('ai_proposals.state', '=', 'dropped')
    .forUpdate('ai_proposals')
    .execute();
  if (dropped.length === 0) return 0;
  await tx
    .updateTable('ai_proposals')
    .set({ state: 'open' })
    .where('institution_id', '=', institution_id)
    .where(
      'proposal_id',
      'in',
      dropped.map(({ proposal_id }) => proposal_id),
    )
    .execute();
  return dropped.length;
}

/** Lets a proposal give way to another; false where its person has decided on it meanwhile. */
export async function replaceOpen(tx: Tx, institution_id: number, proposal_id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ai_proposals')
    .set({ state: 'replaced' })
    .where('institution_id', '=', institution_id)
    .where('proposal_id', '=', proposal_id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateBody(
  tx: Tx,
  institution_id: number,
  proposal_id: string,
  body: object,
  findings: readonly Finding[],
): Promise<void> {
  await tx
    .updateTable('ai_proposals')
    .set({ body: JSON.stringify(body), findings: JSON.stringify(findings), is_changed: 1 })
    .where('institution_id', '=', institution_id)
    .where('proposal_id', '=', proposal_id)
    .execute();
}

function openOf(owner: Owner, container_id: string) {
  return sql<boolean>`state = 'open' and institution_id = ${owner.institution_id} and run_id in (
    select run_id from ai_runs where ai_runs.institution_id = ${owner.institution_id}
      and ai_runs.user_id = ${owner.user_id} and ai_runs.container_id = ${container_id})`;
}

/** What a person has not decided on of what was generated for a container. */
export async function countOpen(tx: Tx, owner: Owner, container_id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('ai_proposals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(openOf(owner, container_id))
    .executeTakeFirstOrThrow();
  return count;
}

/** Drops all of it. */
export async function dropOpen(tx: Tx, owner: Owner, container_id: string): Promise<void> {
  await tx.updateTable('ai_proposals').set({ state: 'dropped' }).where(openOf(owner, container_id)).execute();
}

/** What the skill of a container is called, from the subject down. */
export async function selectOptionalSkillNames(tx: Tx, institution_id: number, skill_id: string) {
  return tx
    .selectFrom('skills')
    .select(['subject', 'grade', 'category', 'subcategory', 'skill', 'secondary_skill'])
    .where('institution_id', '=', institution_id)
    .where('skill_id', '=', skill_id)
    .executeTakeFirst();
}
