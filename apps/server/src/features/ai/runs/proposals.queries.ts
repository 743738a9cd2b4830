import type { Finding, GeneratedKind } from '@takhti/domain';
import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { AiProposalsTable } from '../../../platform/db/schema/ai-tables.ts';
import { withFindings } from './kept-request.ts';
import type { Owner } from './runs.queries.ts';

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

/** The proposals of a run, with those generated again in place of others, in order. */
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

/** The open proposals of a container. */
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
