import { createHash } from 'node:crypto';
import {
  assessmentModel,
  drawQuestions,
  playableBank,
  poolOf,
  publishedFromQuestion,
  type PublishedQuestion,
} from '@takhti/content-types/assessments';
import {
  gameModelOf,
  mapMedia,
  uploadOf,
  uploadsIn,
  type GameDoc,
  type PublishedGame,
} from '@takhti/content-types/rounds';
import { Problem } from '@takhti/contract';
import type { AssessmentDoc } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { loadContainer, type LoadedContainer } from '../containers/index.ts';
import { listAllQuestions } from '../questions/index.ts';
import { listUploadIds } from '../media/index.ts';
import { canonicalJson } from './canonical-json.ts';
import {
  insertPublication,
  insertPublishedQuestions,
  listPublishedOnSkills,
} from './publications.queries.ts';

interface Content {
  readonly doc: AssessmentDoc | PublishedGame;
  readonly questions: readonly PublishedQuestion[];
}

/**
 * Settles what learners get of a container: a new current publication in place of the one before. What it can draw from is
 * copied into it, so that it never changes after (architecture, section 8).
 * Called inside the transaction of the final approval, so that nothing is approved that cannot be played.
 * @throws Problem assessments.pool_not_published when fewer questions are published than the assessment shows,
 * container.has_errors for a bank without questions or a game without rounds, container.type_not_available for a type that has no player
 */
export async function publish(tx: Tx, session: Session, container_id: string): Promise<void> {
  const container = await loadContainer(tx, session, container_id);
  const { doc, questions } = await contentOf(tx, container);
  const { institution_id, content_id, content_type, title, language, grade, subject } = container;
  const what = { content_id, content_type, title, language, grade, subject };
  const publication_id = newId();
  await insertPublication(tx, {
    ...what,
    institution_id,
    publication_id,
    container_id,
    content_hash: createHash('sha256')
      .update(canonicalJson({ ...what, json_data: doc, questions }))
      .digest('hex'),
    json_data: JSON.stringify(doc),
    pool: JSON.stringify(poolOf(questions)),
    published_by: session.user_id,
  });
  await insertPublishedQuestions(tx, { institution_id, publication_id }, questions);
}

async function contentOf(tx: Tx, container: LoadedContainer): Promise<Content> {
  switch (container.content_type) {
    case 'mcq':
      return bankContent(tx, container);
    case 'assessment':
      return assessmentContent(tx, container);
    default:
      return gameContent(tx, container);
  }
}

async function bankContent(tx: Tx, container: LoadedContainer): Promise<Content> {
  const questions = (await listAllQuestions(tx, container)).map(publishedFromQuestion);
  const bank = playableBank(inBank(questions));
  if (!bank) throw new Problem('container.has_errors');
  return { doc: bank.doc, questions };
}

async function assessmentContent(tx: Tx, container: LoadedContainer): Promise<Content> {
  const doc = assessmentModel.open(container.json_data);
  const skill_ids = doc.skills.map((skill) => skill.skill_id);
  const questions = await listPublishedOnSkills(tx, container.institution_id, skill_ids);
  const found = drawQuestions(doc, poolOf(questions), container.container_id).length;
  if (found < Math.max(1, doc.show_questions))
    throw new Problem('assessments.pool_not_published', { wanted: doc.show_questions, found });
  return { doc, questions };
}

async function gameContent(tx: Tx, container: LoadedContainer): Promise<Content> {
  const model = gameModelOf(container.content_type);
  if (!model) throw new Problem('container.type_not_available');
  const doc = model.open(container.json_data);
  if (doc.questionData.length === 0) throw new Problem('container.has_errors');
  const own = await ownFilesOnly(tx, container.institution_id, doc);
  return { doc: { ...own, skill_id: container.skill_id }, questions: [] };
}

/** The game without files of another institution, which would be signed for everybody who plays it. */
export async function ownFilesOnly(tx: Tx, institution_id: number, doc: GameDoc): Promise<GameDoc> {
  const own = new Set(await listUploadIds(tx, institution_id, uploadsIn(doc)));
  return mapMedia(doc, (address) => (own.has(uploadOf(address)) ? `/files/${uploadOf(address)}` : ''));
}

function inBank(questions: readonly PublishedQuestion[]) {
  return questions.map(({ content_id, skill_id, subject, order }) => ({
    question_id: content_id,
    skill_id,
    subject,
    order,
  }));
}
