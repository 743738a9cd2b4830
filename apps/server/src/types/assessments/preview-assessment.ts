import { randomUUID } from 'node:crypto';
import {
  answerKeyOf,
  assessmentModel,
  drawQuestions,
  playableBank,
  publishedFromQuestion,
  toPlay,
  type PublishedQuestion,
} from '@takhti/content-types/assessments';
import {
  Problem,
  type previewAssessment as previewCall,
  type ReplyOf,
  type RequestOf,
} from '@takhti/contract';
import { mayRead, Question, type AssessmentDoc, type ContainerState } from '@takhti/domain';
import { z } from 'zod';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { loadContainer, type LoadedContainer } from '../../features/containers/index.ts';
import { drawPublished, signedPlay } from '../../features/players/index.ts';
import { listAllQuestions, listQuestionsByIds } from '../../features/questions/index.ts';
import { loadStateAt } from '../../features/revisions/index.ts';
import { listPoolEntries } from './pools.queries.ts';

interface Preview {
  readonly doc: AssessmentDoc;
  readonly drawn: readonly PublishedQuestion[];
}

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
  const { doc, drawn } =
    input.history_id === undefined
      ? await contentOf(tx, session, container, seed)
      : await contentAt(tx, session, container, input.history_id, seed);
  const { content_id: AssessmentId, title, language, grade, subject } = container;
  const shown = input.load_data === 1 ? drawn : [];
  const play = toPlay({ AssessmentId, title, language, grade, subject }, doc, shown, seed);
  return { ...signedPlay(files, play), answer_key: answerKeyOf(shown) };
}

async function contentOf(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  seed: string,
): Promise<Preview> {
  const { institution_id, content_id, content_type } = container;
  if (content_type !== 'mcq' && content_type !== 'assessment') throw new Problem('container.not_found');
  const published =
    container.is_published === 1 ? await drawPublished(tx, institution_id, content_id, seed) : null;
  if (published) return published;
  return content_type === 'mcq' ? bankUnderWay(tx, container) : drawUnderWay(tx, session, container, seed);
}

// As it was at an entry of its history. An assessment draws from what its skills hold now, for their banks have histories of their own.
async function contentAt(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  history_id: string,
  seed: string,
): Promise<Preview> {
  if (container.content_type === 'mcq') {
    const now = await listAllQuestions(tx, container);
    const then = await loadStateAt(tx, container, now, history_id);
    return bankOf(container, questionsOf(container, then));
  }
  const { container: was } = await loadStateAt(tx, container, [], history_id);
  const json_data = z.record(z.string(), z.unknown()).parse(was['json_data']);
  return drawUnderWay(tx, session, { ...container, json_data }, seed);
}

function questionsOf(container: LoadedContainer, { questions }: ContainerState): Question[] {
  const { container_id, institution_id, grade, subject, last_activity } = container;
  const unknown = { skill: '', category: '', subcategory: '', secondary_skill: '', mastery_topic: '' };
  return [...questions]
    .map(([content_id, snapshot]) =>
      Question.parse({
        ...unknown,
        ...snapshot,
        content_id,
        container_id,
        institution_id,
        grade,
        subject,
        content_type: 'mcq',
        modified_by: '',
        modified_on: last_activity,
        version: 1,
      }),
    )
    .toSorted((a, b) => a.question_order - b.question_order);
}

async function bankUnderWay(tx: Tx, container: LoadedContainer): Promise<Preview> {
  return bankOf(container, await listAllQuestions(tx, container));
}

function bankOf(container: LoadedContainer, all: readonly Question[]): Preview {
  const questions = all.map(publishedFromQuestion);
  const bank = playableBank(questions.map((each) => ({ ...each, question_id: each.content_id })));
  if (!bank) return { doc: nothingYet(container), drawn: [] };
  const shown = new Set(bank.question_ids);
  return { doc: bank.doc, drawn: questions.filter((question) => shown.has(question.content_id)) };
}

function nothingYet({ language, skill_id, subject }: LoadedContainer): AssessmentDoc {
  return { ...assessmentModel.defaults({ language, skill_id, subject, total_questions: 0 }), timer: 0 };
}

async function drawUnderWay(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  seed: string,
): Promise<Preview> {
  const doc = assessmentModel.open(container.json_data);
  const skill_ids = doc.skills.map((skill) => skill.skill_id);
  const pool = (await listPoolEntries(tx, container.institution_id, skill_ids)).filter((entry) =>
    mayRead(session, entry),
  );
  const question_ids = drawQuestions(doc, pool, seed);
  const questions = await listQuestionsByIds(tx, container.institution_id, question_ids);
  return { doc, drawn: questions.map(publishedFromQuestion) };
}
