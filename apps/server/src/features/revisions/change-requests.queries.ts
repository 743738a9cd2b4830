import type { ChangeKind, ChangeStatus } from '@takhti/domain';
import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';

interface Of {
  readonly institution_id: number;
  readonly container_id: string;
}

export async function insertChangeRequests(
  tx: Tx,
  changes: readonly Insertable<Database['change_requests']>[],
): Promise<void> {
  await tx.insertInto('change_requests').values(changes).execute();
}

const columns = [
  'change_requests.change_id',
  'change_requests.container_id',
  'change_requests.content_id',
  'change_requests.field',
  'change_requests.before',
  'change_requests.after',
  'change_requests.kind',
  'change_requests.by_user_id',
  'change_requests.role_title',
  'change_requests.made_on',
] as const;

/** The open changes of a container, the earliest first, with who made them. */
export async function listOpenChanges(tx: Tx, of: Of) {
  return tx
    .selectFrom('change_requests')
    .innerJoin('users', (join) =>
      join
        .onRef('users.institution_id', '=', 'change_requests.institution_id')
        .onRef('users.user_id', '=', 'change_requests.by_user_id'),
    )
    .select(columns)
    .select('users.full_name')
    .where('change_requests.institution_id', '=', of.institution_id)
    .where('change_requests.container_id', '=', of.container_id)
    .where('change_requests.status', '=', 'open')
    .orderBy('change_requests.made_on')
    .orderBy('change_requests.change_id')
    .execute();
}

/** A person's own open changes of one kind, of one question or of the container itself. */
export async function listOwnOpenChanges(
  tx: Tx,
  of: Of,
  own: { readonly content_id: string | null; readonly kind: ChangeKind; readonly by_user_id: string },
) {
  return tx
    .selectFrom('change_requests')
    .select(columns)
    .where('institution_id', '=', of.institution_id)
    .where('container_id', '=', of.container_id)
    .where('status', '=', 'open')
    .where('content_id', 'is not distinct from', own.content_id)
    .where('kind', '=', own.kind)
    .where('by_user_id', '=', own.by_user_id)
    .execute();
}

/** An open change of a container; undefined when there is none, or it is settled. */
export async function selectOptionalChange(tx: Tx, of: Of, change_id: string) {
  return tx
    .selectFrom('change_requests')
    .select(columns)
    .where('institution_id', '=', of.institution_id)
    .where('container_id', '=', of.container_id)
    .where('change_id', '=', change_id)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

export async function updateWantedValue(
  tx: Tx,
  institution_id: number,
  change_id: string,
  values: { readonly after: string; readonly base_version: number },
): Promise<void> {
  await tx
    .updateTable('change_requests')
    .set(values)
    .where('institution_id', '=', institution_id)
    .where('change_id', '=', change_id)
    .execute();
}

export async function deleteChanges(
  tx: Tx,
  institution_id: number,
  change_ids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('change_requests')
    .where('institution_id', '=', institution_id)
    .where('change_id', 'in', change_ids)
    .execute();
}

export async function markChangeSettled(
  tx: Tx,
  institution_id: number,
  change_id: string,
  settled: {
    readonly status: Exclude<ChangeStatus, 'open'>;
    readonly settled_by_user_id: string;
    readonly settled_on: Date;
  },
): Promise<void> {
  await tx
    .updateTable('change_requests')
    .set(settled)
    .where('institution_id', '=', institution_id)
    .where('change_id', '=', change_id)
    .execute();
}
