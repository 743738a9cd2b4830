import { emptyAssessment } from '@takhti/content-types/assessments';
import { saveQuestion } from '@takhti/contract';
import type { AssessmentDoc, McqDoc, Question } from '@takhti/domain';
import { authenticate } from '../features/account/index.ts';
import { loadContainer } from '../features/containers/index.ts';
import { publish } from '../features/players/index.ts';
import { questionDoc, type TestPerson } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** What learners are given of published content: its address. */
export interface Published {
  readonly assessment_id: string;
  readonly institution_id: number;
}

/** A draft bank with questions, each with its overrides. */
export async function makeBank(
  app: TestApp,
  author: TestPerson,
  questions: readonly Partial<McqDoc>[],
  overrides: { skill_id?: string; title?: string } = {},
) {
  const bank = await app.make.container({ author, ...overrides });
  const saved: Question[] = [];
  for (const question of questions) {
    const { container_id } = bank;
    saved.push(await app.as(author).ok(saveQuestion, { container_id, ...questionDoc(question) }));
  }
  return { bank, questions: saved };
}

/** Publishes a container as a final approval would, without the way there. */
export async function publishNow(app: TestApp, person: TestPerson, container_id: string): Promise<void> {
  const session = await authenticate(app.services, person.session_id);
  await app.db.inTransaction(async (tx) => {
    await tx
      .updateTable('containers')
      .set({ content_status: 'a', is_published: 1 })
      .where('institution_id', '=', person.institution_id)
      .where('container_id', '=', container_id)
      .execute();
    await publish(tx, session, await loadContainer(tx, session, container_id));
  });
}

/** A published bank of so many questions, "Question 1?" and on: the first option of each is right. */
export async function makePublishedBank(
  app: TestApp,
  author: TestPerson,
  count: number,
): Promise<Published & { skill_id: string }> {
  const questions = Array.from({ length: count }, (_, at) => ({
    question: `<p>Question ${at + 1}?</p>`,
    json_data: { schema_version: 1 as const, incorrect_feedback: '<p>No.</p>', more_options: [] },
  }));
  const { bank } = await makeBank(app, author, questions);
  await publishNow(app, author, bank.container_id);
  return { assessment_id: bank.content_id, institution_id: bank.institution_id, skill_id: bank.skill_id };
}

/** A published assessment on a published bank of so many questions, all of them shown unless `overrides` say otherwise. */
export async function makePublishedAssessment(
  app: TestApp,
  author: TestPerson,
  count: number,
  overrides: Partial<AssessmentDoc> = {},
): Promise<Published & { readonly container_id: string }> {
  const { skill_id, institution_id } = await makePublishedBank(app, author, count);
  const { container_id, content_id } = await app.make.container({
    author,
    content_type: 'assessment',
    skill_id,
    json_data: { ...assessmentOn([{ skill_id, count }]), ...overrides },
  });
  await publishNow(app, author, container_id);
  return { assessment_id: content_id, institution_id, container_id };
}

/** An assessment that shows all questions of its skills, in their order, with feedback and without a limit of time. */
export function assessmentOn(skills: readonly { skill_id: string; count: number }[]): AssessmentDoc {
  const total = skills.reduce((sum, { count }) => sum + count, 0);
  return {
    ...emptyAssessment,
    skills: skills.map(({ skill_id, count }, at) => ({
      skill_order: at + 1,
      skill_id,
      show_questions: count,
      total_questions: count,
      filters: [],
      article_id: null,
      article_title: '',
      total_article_questions: 0,
      subject: 'Mathematics',
      weightage: 0,
    })),
    show_questions: total,
    total_questions: total,
    subjects: ['Mathematics'],
  };
}
