import { Problem, type previewGeneric as previewCall, type ReplyOf, type RequestOf } from '@takhti/contract';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import { loadContainer } from '../../containers/index.ts';
import { signMedia } from '../../media/index.ts';
import { selectPreviewedPublication } from './preview-content.ts';
import { previewOfDraft } from './preview-of-draft.ts';

/**
 * What a learner would see of content that is opened and not attempted. Of published content it is what learners get, of work
 * under way what is saved of it.
 * @throws Problem container.not_found, also for a container of another type; container.invalid_document, history.not_found
 */
export async function previewGeneric(
  tx: Tx,
  session: Session,
  { container_id, history_id }: RequestOf<typeof previewCall>,
): Promise<ReplyOf<typeof previewCall>> {
  const container = await loadContainer(tx, session, container_id);
  const { content_id, content_type, title, language, grade, subject } = container;
  const { use } = serverTypeOf(content_type);
  if (use.how !== 'opened') throw new Problem('container.not_found');
  const publication = await selectPreviewedPublication(tx, container, history_id);
  const request = { history_id, seed: '' };
  const doc = publication?.json_data ?? (await previewOfDraft(tx, session, container, request)).doc;
  const shown = use.show(signMedia(session.files, content_type, doc));
  return { content_id, content_type, title, language, grade, subject, ...shown };
}
