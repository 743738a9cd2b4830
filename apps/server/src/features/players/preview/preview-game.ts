import { randomUUID } from 'node:crypto';
import { keptGame, toGamePlay } from '@takhti/content-types/rounds';
import type { previewGame as previewCall, ReplyOf, RequestOf } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { playKinds } from '../../../types/registry.ts';
import { loadContainer } from '../../containers/index.ts';
import { previewed } from './previewed.ts';

/**
 * What a learner would see of a game; nothing is kept (C-557). Of published content it is what learners get, of work under way
 * what is saved of it.
 * @throws Problem container.not_found, also for a container of another type; container.invalid_document, history.not_found
 */
export async function previewGame(
  tx: Tx,
  files: Services['files'],
  session: Session,
  { container_id, history_id }: RequestOf<typeof previewCall>,
): Promise<ReplyOf<typeof previewCall>> {
  const container = await loadContainer(tx, session, container_id);
  const { content_id, content_type, title, language, grade, subject, skill_id } = container;
  const head = { content_type, title, language, grade, subject, AssessmentId: content_id, SkillId: skill_id };
  const seed = randomUUID();
  const { type, publication } = await previewed(tx, container, 'game', history_id);
  const doc =
    publication?.json_data ?? (await type.preview(tx, session, container, { history_id, seed })).doc;
  return playKinds.game.sign(files, toGamePlay(head, keptGame.openKept(doc), seed));
}
