import { Problem, type RequestOf, type lookAtParts as lookCall } from '@takhti/contract';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { lockEditableContainer, type LoadedContainer } from '../containers/index.ts';
import { countUnread, markRead } from './parts.queries.ts';

/**
 * Notes that somebody who may change a container has read parts of it.
 * @throws Problem as `lockEditableContainer`
 */
export async function lookAtParts(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  session: Session,
  { container_id, part_ids }: RequestOf<typeof lookCall>,
): Promise<number> {
  const container = await lockEditableContainer(tx, session, container_id);
  return markRead(tx, container, part_ids, { looked_by_user_id: session.user_id, looked_on: clock.now() });
}

/**
 * Refuses a container of which somebody has yet to read what a model wrote.
 * @throws Problem ai.unread with how many parts that are
 */
export async function requireRead(tx: Tx, container: LoadedContainer): Promise<void> {
  const count = await countUnread(tx, container);
  if (count > 0) throw new Problem('ai.unread', { count });
}
