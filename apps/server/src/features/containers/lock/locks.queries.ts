import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

interface Holder {
  readonly institution_id: number;
  readonly container_id: string;
  readonly user_id: string;
  readonly session_key: string;
}

/**
 * Takes or renews a lock, in one statement so that of two who come at once one has it. That of another person stays, unless it was
 * seen last before `gone`, or after `unbelieved`, or its session has ended, or it is taken over.
 */
export async function takeLock(
  tx: Tx,
  holder: Holder,
  { now, gone, unbelieved, isTakenOver }: { now: Date; gone: Date; unbelieved: Date; isTakenOver: boolean },
): Promise<void> {
  const isOwn = sql<SqlBool>`edit_locks.session_key = excluded.session_key`;
  const isGone = sql<SqlBool>`(edit_locks.seen_on <= ${gone} or edit_locks.seen_on >= ${unbelieved} or not exists (
    select from sessions
    where sessions.institution_id = edit_locks.institution_id and sessions.user_id = edit_locks.user_id
      and sessions.session_key = edit_locks.session_key and sessions.expires_on > ${now}))`;
  await tx
    .insertInto('edit_locks')
    .values({ ...holder, taken_on: now, seen_on: now })
    .onConflict((conflict) =>
      conflict
        .columns(['institution_id', 'container_id'])
        .doUpdateSet({
          user_id: (set) => set.ref('excluded.user_id'),
          session_key: (set) => set.ref('excluded.session_key'),
          seen_on: now,
          taken_on: sql<string>`case when ${isOwn} and not ${isGone} then edit_locks.taken_on else excluded.taken_on end`,
        })
        .where(isTakenOver ? sql<SqlBool>`true` : sql<SqlBool>`${isOwn} or ${isGone}`),
    )
    .execute();
}

/** Ends the lock of a session; that of another person stays. */
export async function releaseLock(tx: Tx, holder: Holder): Promise<void> {
  await tx
    .deleteFrom('edit_locks')
    .where('institution_id', '=', holder.institution_id)
    .where('container_id', '=', holder.container_id)
    .where('session_key', '=', holder.session_key)
    .execute();
}

/** Ends the lock of a container, no matter who holds it. */
export async function dropLock(
  tx: Tx,
  container: { readonly institution_id: number; readonly container_id: string },
): Promise<void> {
  await tx
    .deleteFrom('edit_locks')
    .where('institution_id', '=', container.institution_id)
    .where('container_id', '=', container.container_id)
    .execute();
}
