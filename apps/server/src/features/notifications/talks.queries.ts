import type { NotificationKind } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { roleConditions } from '../../platform/db/conditions/role-conditions.ts';
import { listHolders } from './holders.queries.ts';

interface Talk {
  readonly institution_id: number;
  readonly talk_id: string;
}

/** The container of a bot; undefined once it is deleted. */
export async function selectOptionalBot(
  tx: Tx,
  { institution_id, content_id }: { readonly institution_id: number; readonly content_id: string },
) {
  return tx
    .selectFrom('containers')
    .select(['container_id', 'title', 'user_id'])
    .where('institution_id', '=', institution_id)
    .where('content_id', '=', content_id)
    .where('is_deleted', '=', 0)
    .orderBy('is_published', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Everybody who holds a role with the right `bots.talks`. */
export async function listTalkReaders(tx: Tx, institution_id: number, limit: number): Promise<string[]> {
  const readers = await listHolders(tx, institution_id, roleConditions.mayReadTalks, limit);
  return readers.map(({ user_id }) => user_id);
}

/** Everybody with an unread notification of the same kind about a talk. */
export async function listNotifiedOfTalk(
  tx: Tx,
  { institution_id, talk_id }: Talk,
  kind: NotificationKind,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('notifications')
    .select('user_id')
    .where('institution_id', '=', institution_id)
    .where('talk_id', '=', talk_id)
    .where('kind', '=', kind)
    .where('read_on', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Takes back what nobody has read of a talk in which nothing has to be looked at any more. */
export async function deleteUnreadOfTalk(tx: Tx, { institution_id, talk_id }: Talk): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('institution_id', '=', institution_id)
    .where('talk_id', '=', talk_id)
    .where('read_on', 'is', null)
    .execute();
}
