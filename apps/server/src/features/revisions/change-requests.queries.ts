import { wholeQuestion, type ChangeKind, type ChangeStatus } from '@takhti/domain';
import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';
import { joinPerson } from '../../platform/db/conditions/join-person.ts';

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
  'change_requests.base_version',
  'change_requests.by_user_id',
  'change_requests.role_title',
  'change_requests.made_on',
] as const;

function openOf(tx: Tx, of: Of) {
  return tx
    .selectFrom('change_requests')
    .where('change_requests.institution_id', '=', of.institution_id)
    .where('change_requests.container_id', '=', of.container_id)
    .where('change_requests.status', '=', 'open');
}

function inOrder(tx: Tx, of: Of) {
  return (
    openOf(tx, of)
      // Whether a question is there at all comes before what is in it.
      .orderBy((order) => order('change_requests.field', '=', wholeQuestion), 'desc')
      .orderBy('change_requests.made_on')
      .orderBy('change_requests.change_id')
  );
}

/** How many open changes a container has. */
export async function countOpen(tx: Tx, of: Of): Promise<number> {
  const { total } = await openOf(tx, of)
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The ids of a container's first open changes, in the order in which they are shown and settled. */
export async function listOpenIds(tx: Tx, of: Of, most: number): Promise<string[]> {
  const rows = await inOrder(tx, of).select('change_requests.change_id').limit(most).execute();
  return rows.map(({ change_id }) => change_id);
}

/** The questions of a container that have open changes, each once. */
export async function listChangedQuestions(tx: Tx, of: Of): Promise<string[]> {
  const rows = await openOf(tx, of)
    .select('content_id')
    .distinct()
    .where('content_id', 'is not', null)
    .execute();
  return rows.flatMap(({ content_id }) => content_id ?? []);
}

/** A page of the open changes of a container, whole questions first, then the earliest, with who made them. */
export async function listOpenChanges(
  tx: Tx,
  of: Of,
  rows: { readonly limit: number; readonly offset: number },
) {
  return inOrder(tx, of)
    .innerJoin('users', joinPerson('change_requests.by_user_id'))
    .select(columns)
    .select('users.full_name')
    .limit(rows.limit)
    .offset(rows.offset)
    .execute();
}

/** The open changes of these questions of a container, the earliest first. */
export async function listOpenOf(tx: Tx, of: Of, content_ids: readonly string[]) {
  if (content_ids.length === 0) return [];
  return openOf(tx, of)
    .select(columns)
    .where('content_id', 'in', content_ids)
    .orderBy('made_on')
    .orderBy('change_id')
    .execute();
}

/** A person's own open changes of one kind, of these questions or, for null, of the container itself. */
export async function listOwnOpenChanges(
  tx: Tx,
  of: Of,
  own: {
    readonly content_ids: readonly (string | null)[];
    readonly kind: ChangeKind;
    readonly by_user_id: string;
  },
) {
  const ids = own.content_ids.filter((id) => id !== null);
  return openOf(tx, of)
    .select(columns)
    .where(({ eb, or }) =>
      or([
        ...(own.content_ids.includes(null) ? [eb('content_id', 'is', null)] : []),
        ...(ids.length > 0 ? [eb('content_id', 'in', ids)] : []),
      ]),
    )
    .where('kind', '=', own.kind)
    .where('by_user_id', '=', own.by_user_id)
    .execute();
}

/** An open change of a container; undefined when there is none, or it is settled. */
export async function selectOptionalChange(tx: Tx, of: Of, change_id: string) {
  return openOf(tx, of).select(columns).where('change_id', '=', change_id).executeTakeFirst();
}

/** Lets open changes want another value. */
export async function updateWantedValues(
  tx: Tx,
  institution_id: number,
  change_ids: readonly string[],
  values: { readonly after: string; readonly base_version: number },
): Promise<void> {
  await tx
    .updateTable('change_requests')
    .set(values)
    .where('institution_id', '=', institution_id)
    .where('change_id', 'in', change_ids)
    .execute();
}

export async function deleteChanges(
  tx: Tx,
  institution_id: number,
  change_ids: readonly string[],
): Promise<void> {
  if (change_ids.length === 0) return;
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
