import { randomUUID } from 'node:crypto';
import { answerKeyOf, inOrderOf, keptAssessment, toPlay } from '@takhti/content-types/assessments';
import type { previewAssessment as previewCall, ReplyOf, RequestOf } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { playKinds } from '../../../types/registry.ts';
import type { Content } from '../../../types/server-type.ts';
import { loadContainer, type LoadedContainer } from '../../containers/index.ts';
import { listPublishedQuestions } from '../../publications/index.ts';
import { previewed } from './previewed.ts';

/**
 * What a learner would see of an assessment or a question bank, with the answer key beside it; nothing is kept (C-557). Of
 * published content it is what learners get; of work under way it draws from all questions that the person may see.
 * @throws Problem container.not_found, also for a container of another type; history.not_found
 */
export async function previewAssessment(
  tx: Tx,
  files: Services['files'],
  session: Session,
  input: RequestOf<typeof previewCall>,
): Promise<ReplyOf<typeof previewCall>> {
  const container = await loadContainer(tx, session, input.container_id);
  const seed = randomUUID();
  const { doc, questions } = await contentOf(tx, session, container, input.history_id, seed);
  const { content_id: AssessmentId, title, language, grade, subject } = container;
  const shown = input.load_data === 1 ? questions : [];
  const head = { AssessmentId, title, language, grade, subject };
  const play = toPlay(head, keptAssessment.openKept(doc), shown, seed);
  return { ...playKinds.assessment.sign(files, play), answer_key: answerKeyOf(shown) };
}

async function contentOf(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  history_id: string | undefined,
  seed: string,
): Promise<Content> {
  const { type, draw, publication } = await previewed(tx, container, 'assessment', history_id);
  if (!publication) return type.preview(tx, session, container, { history_id, seed });
  const question_ids = draw(publication, seed);
  const questions = await listPublishedQuestions(tx, publication, question_ids);
  return { doc: publication.json_data, questions: inOrderOf(question_ids, questions) };
}
