import { Problem } from '@takhti/contract';
import type { ContentType } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { loadContainer, lockContainer, requireType, type LoadedContainer } from '../containers/index.ts';
import { selectOptionalPublishedId } from './reuse.queries.ts';

/** Content as the library names it. */
export interface PublishedContent {
  readonly content_id: string;
  readonly content_type?: ContentType | undefined;
}

/**
 * The container that is published under a content id, held until the transaction ends: of two who want to edit it at once
 * the second finds the draft of the first.
 * @throws Problem container.not_found when there is none, or it is not theirs to see
 */
export async function loadPublished(
  tx: Tx,
  session: Session,
  { content_id, content_type }: PublishedContent,
): Promise<LoadedContainer> {
  const { institution_id } = session;
  const container_id = await selectOptionalPublishedId(tx, institution_id, content_id);
  if (container_id === undefined) throw new Problem('container.not_found');
  await lockContainer(tx, institution_id, container_id);
  return requireType(content_type, await loadContainer(tx, session, container_id));
}
