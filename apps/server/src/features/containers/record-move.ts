import type { ContentStatus, Flag, MoveName } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { LoadedContainer } from './containers.queries.ts';
import { insertOutbox } from './history.queries.ts';

interface MoveFacts {
  readonly from_status: ContentStatus;
  readonly to_status: ContentStatus;
  readonly waiting_level: number | null;
  readonly is_published: Flag;
}

/** Writes the outbox event of a move. */
export async function recordMove(
  tx: Tx,
  session: Session,
  move: MoveName,
  container: LoadedContainer,
  change: MoveFacts,
): Promise<void> {
  await insertOutbox(tx, container.institution_id, 'container.moved', {
    move,
    container_id: container.container_id,
    content_id: container.content_id,
    content_type: container.content_type,
    title: container.title,
    owner_user_id: container.user_id,
    actor_user_id: session.user_id,
    ...change,
  });
}
