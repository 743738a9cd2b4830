import { randomUUID } from 'node:crypto';
import { gameModelOf, toGamePlay, type GameDoc } from '@takhti/content-types/rounds';
import { Problem, type previewGame as previewCall, type ReplyOf, type RequestOf } from '@takhti/contract';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { loadContainer, type LoadedContainer } from '../../features/containers/index.ts';
import { findPublishedGame, ownFilesOnly, signedGamePlay } from '../../features/players/index.ts';
import { loadStateAt } from '../../features/revisions/index.ts';

/**
 * What a learner would see of a game; nothing is kept (C-557). Of published content it is what learners get, of work under way
 * what is saved of it.
 * @throws Problem container.not_found, also for a container of another type; container.invalid_document, history.not_found
 */
export async function previewGame(
  tx: Tx,
  files: Services['files'],
  session: Session,
  input: RequestOf<typeof previewCall>,
): Promise<ReplyOf<typeof previewCall>> {
  const container = await loadContainer(tx, session, input.container_id);
  const { content_id, content_type, title, language, grade, subject, skill_id } = container;
  const head = { content_type, title, language, grade, subject, AssessmentId: content_id, SkillId: skill_id };
  const doc = await docOf(tx, container, input.history_id);
  return signedGamePlay(files, toGamePlay(head, doc, randomUUID()));
}

async function docOf(tx: Tx, container: LoadedContainer, history_id: string | undefined): Promise<GameDoc> {
  const { institution_id, content_id, content_type, is_published } = container;
  const model = gameModelOf(content_type);
  if (!model) throw new Problem('container.not_found');
  if (history_id !== undefined) {
    const { container: was } = await loadStateAt(tx, container, [], history_id);
    return ownFilesOnly(tx, institution_id, model.open(was['json_data']));
  }
  const published = is_published === 1 ? await findPublishedGame(tx, institution_id, content_id) : null;
  return published ?? ownFilesOnly(tx, institution_id, model.open(container.json_data));
}
