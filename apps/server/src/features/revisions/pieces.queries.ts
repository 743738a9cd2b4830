import type { Revision } from '@takhti/domain';
import { sql, type SqlBool } from 'kysely';
import { mostUnpacked } from '../../platform/db/conditions/most-unpacked.ts';
import type { Tx } from '../../platform/db/index.ts';

interface Of {
  readonly institution_id: number;
  readonly container_id: string;
}

/** A question, or null for the container itself, and the most that what is kept of its changes can be, unpacked. */
export interface ChangedThing {
  readonly content_id: string | null;
  readonly bytes: number;
}

/** A kept change, and the most that what is read of it can be, unpacked. */
export interface RevisionKey {
  readonly revision_id: string;
  readonly bytes: number;
}

const weight = sql<number>`(${mostUnpacked('revisions.before')} + ${mostUnpacked('revisions.after')})`;

// Of a decision that changed nothing both sides are empty. Only what is as small as that is unpacked for it.
const isNothing = sql<SqlBool>`case when pg_column_size(revisions.before) + pg_column_size(revisions.after) <= 24
  then revisions.before = '{}' and revisions.after = '{}' else false end`;

function changesOf(tx: Tx, of: Of) {
  return tx
    .selectFrom('revisions')
    .innerJoin('history', (join) =>
      join
        .onRef('history.institution_id', '=', 'revisions.institution_id')
        .onRef('history.history_id', '=', 'revisions.history_id'),
    )
    .where('revisions.institution_id', '=', of.institution_id)
    .where('revisions.container_id', '=', of.container_id);
}

function changesSince(tx: Tx, of: Of, user_id: string) {
  return changesOf(tx, of)
    .where('history.user_id', '<>', user_id)
    .where('history.happened_on', '>', (look) =>
      look
        .selectFrom('looks')
        .select('looks.looked_on')
        .where('looks.institution_id', '=', of.institution_id)
        .where('looks.container_id', '=', of.container_id)
        .where('looks.user_id', '=', user_id),
    );
}

/**
 * What others changed in a container since a person last looked, in the order of the first changes. What came and went meanwhile is
 * left out; what was changed and changed back is not, as that shows only in the texts.
 */
export async function listChangedSince(tx: Tx, of: Of, user_id: string): Promise<ChangedThing[]> {
  const order = sql`history.happened_on, history.history_id`;
  const latest = sql`history.happened_on desc, history.history_id desc`;
  const wasThere = sql<SqlBool>`(array_agg(revisions.before is not null order by ${order}))[1]`;
  const isThere = sql<SqlBool>`(array_agg(revisions.after is not null order by ${latest}))[1]`;
  return changesSince(tx, of, user_id)
    .where(({ not }) => not(isNothing))
    .select('revisions.content_id')
    .select(sql<number>`sum(${weight})`.as('bytes'))
    .groupBy('revisions.content_id')
    .having(({ or }) => or([wasThere, isThere]))
    .orderBy(sql`min(history.happened_on)`)
    .orderBy('revisions.content_id')
    .execute();
}

/** The changes of some of these things since then, in their order. */
export async function listKeysSince(
  tx: Tx,
  of: Of,
  user_id: string,
  things: readonly ChangedThing[],
): Promise<RevisionKey[]> {
  const ids = things.flatMap(({ content_id }) => content_id ?? []);
  return changesSince(tx, of, user_id)
    .where(({ or, eb }) =>
      or([
        ...(things.length > ids.length ? [eb('revisions.content_id', 'is', null)] : []),
        ...(ids.length > 0 ? [eb('revisions.content_id', 'in', ids)] : []),
      ]),
    )
    .select('revisions.revision_id')
    .select(weight.as('bytes'))
    .orderBy('history.happened_on')
    .orderBy('history.history_id')
    .orderBy('revisions.content_id')
    .execute();
}

/**
 * The changes after a history entry that decide what was there at it, the latest first: of each thing those up to the first that
 * added or deleted it, for that one says what there was before it.
 */
export async function listKeysAfter(tx: Tx, of: Of, history_id: string): Promise<RevisionKey[]> {
  const { rows } = await sql<RevisionKey>`
    select revision_id, bytes from (
      select revisions.revision_id, history.happened_on, history.history_id,
        ${mostUnpacked('revisions.before')} as bytes,
        bool_or(revisions.before is null or revisions.after is null) over (
          partition by revisions.content_id order by history.happened_on, history.history_id
          rows between unbounded preceding and 1 preceding
        ) as is_decided
      from revisions
      join history on history.institution_id = revisions.institution_id and history.history_id = revisions.history_id
      where revisions.institution_id = ${of.institution_id} and revisions.container_id = ${of.container_id}
        and history.happened_on > (
          select happened_on from history as entry
          where entry.institution_id = ${of.institution_id} and entry.history_id = ${history_id}
        )
    ) as changes
    where is_decided is not true
    order by happened_on desc, history_id desc`.execute(tx);
  return rows;
}

/** Kept changes, in the order of the keys. */
export async function listRevisions(
  tx: Tx,
  institution_id: number,
  keys: readonly RevisionKey[],
): Promise<Revision[]> {
  return inOrder(keys, await revisionsWith(tx, institution_id, keys).select('after').execute());
}

/** The same without what came after: an empty snapshot, or null where the thing was deleted. */
export async function listRevisionsBefore(
  tx: Tx,
  institution_id: number,
  keys: readonly RevisionKey[],
): Promise<Revision[]> {
  const after = sql<Revision['after']>`case when after is null then null else '{}'::jsonb end`.as('after');
  return inOrder(keys, await revisionsWith(tx, institution_id, keys).select(after).execute());
}

function revisionsWith(tx: Tx, institution_id: number, keys: readonly RevisionKey[]) {
  return tx
    .selectFrom('revisions')
    .select(['revision_id', 'content_id', 'before'])
    .where('institution_id', '=', institution_id)
    .where(
      'revision_id',
      'in',
      keys.map(({ revision_id }) => revision_id),
    );
}

function inOrder(
  keys: readonly RevisionKey[],
  rows: readonly (Revision & { readonly revision_id: string })[],
): Revision[] {
  const known = new Map(rows.map(({ revision_id, ...revision }) => [revision_id, revision]));
  return keys.flatMap(({ revision_id }) => known.get(revision_id) ?? []);
}
