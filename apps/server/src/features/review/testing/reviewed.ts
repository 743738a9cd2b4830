import { openQuestion, saveQuestion, updateAssessment } from '@takhti/contract';
import { McqDoc, type AssessmentDoc, type Question } from '@takhti/domain';
import { questionDoc } from '../../../testing/index.ts';
import type { OpenSchool } from '../../../testing/school.ts';
import { betweenDesks } from './between-desks.ts';

/** A bank in review by the first reviewer, with its one question. */
export async function bankInReview(opened: OpenSchool) {
  const { server, school, author } = opened;
  const { container_id } = await school.draft();
  const doc = questionDoc({ question: '<p>Old</p>', difficulty: 3 });
  const question = await server.as(author).ok(saveQuestion, { ...doc, container_id });
  const desks = betweenDesks(opened, container_id);
  const item = await desks.toReview();
  const reread = () => server.as(author).ok(openQuestion, { content_id: question.content_id });
  return { ...desks, item, question, reread, container_id };
}

/** What saves a question as it is there, but for these fields. */
export function editOf(question: Question, over: Partial<McqDoc> = {}) {
  const { container_id, content_id, version } = question;
  return { ...McqDoc.parse(question), ...over, container_id, content_id, version };
}

/** An assessment in review by the first reviewer, that shows one of its skill's two questions. */
export async function assessmentInReview(opened: OpenSchool) {
  const { server, school, author } = opened;
  const { skill_id, container_id: pool_id } = await school.bank();
  await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id: pool_id });
  const made = await school.draft('assessment', skill_id);
  const { container_id, title, language, version } = made;
  const doc = made.json_data as AssessmentDoc;
  const json_data = {
    ...doc,
    show_questions: 1,
    skills: doc.skills.map((each) => ({ ...each, show_questions: 1 })),
  };
  const saved = await server
    .as(author)
    .ok(updateAssessment, { container_id, title, language, version, json_data });
  const desks = betweenDesks(opened, container_id);
  const item = await desks.toReview();
  const edit = { container_id, title, language, version: item.version };
  return { ...desks, item, edit, saved, container_id };
}
