import { Problem } from '@takhti/contract';
import { modelOf } from '@takhti/content-types';
import { whyNotClose, type Flag, type OpenedContainer } from '@takhti/domain';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { lockContainer } from './containers.queries.ts';
import { loadContainer, reopenContainer } from './load-container.ts';
import { recordHistory } from './record-history.ts';
import { updateClosed } from './writing.queries.ts';

/**
 * Closes a bank, so that its questions serve assessments and are neither played nor read beside them, or opens it again. It
 * counts at once, for what is published and for the draft that will replace it.
 * @throws Problem container.not_found, also for a container that others draw no questions from; container.forbidden
 */
export async function closeBank(
  tx: Tx,
  session: Caller,
  { container_id, is_closed }: { readonly container_id: string; readonly is_closed: Flag },
): Promise<OpenedContainer> {
  // The next version of it may be in work, which must not stay as it was.
  await lockContainer(tx, session.institution_id, container_id);
  const container = await loadContainer(tx, session, container_id);
  if (modelOf(container.content_type)?.gives_questions !== true) throw new Problem('container.not_found');
  const problem = whyNotClose(session, container);
  if (problem) throw new Problem(problem);
  if (container.is_closed !== is_closed) {
    await updateClosed(tx, container, is_closed);
    await recordHistory(tx, session, is_closed === 1 ? 'close' : 'open', container);
  }
  return reopenContainer(tx, session, container_id);
}
