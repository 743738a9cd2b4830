import { addSkill, emptyAssessment, removeSkill } from '@takhti/content-types/assessments';
import type { AssessmentSkill } from '@takhti/domain';
import { produce } from 'immer';
import { expect, test } from 'vitest';
import { changeDoc, formFindings, formOf, requestOf, type AssessmentForm } from './assessment-form.ts';

const skill = (skill_id: string, over: Partial<AssessmentSkill> = {}): AssessmentSkill => ({
  skill_order: 1,
  skill_id,
  show_questions: 5,
  total_questions: 8,
  filters: [],
  article_id: null,
  article_title: '',
  total_article_questions: 0,
  subject: 'Science',
  weightage: 0,
  ...over,
});

const form: AssessmentForm = {
  ...emptyAssessment,
  title: 'Plants',
  language: 'urdu',
  skills: [skill('roots')],
  show_questions: 5,
  total_questions: 8,
  is_show_questions_changed: 0,
  is_question_randomization: 1,
  is_question_skill_randomization: 1,
  is_option_randomization: 1,
  is_article_assessment: 0,
  is_feedback_hidden: 0,
  timer: 3600,
  max_attempts: 0,
  subjects: ['Science'],
  weightage: 0,
};
const onRoots = { skill_id: 'roots', is_minimal_skill: false, json_data: form };

test('C-334 what is opened is what is saved, with the title apart from the document', () => {
  const { title, language, json_data, no_of_skills } = requestOf(form, onRoots);
  expect(formOf({ title, language, json_data })).toEqual(form);
  expect(json_data).not.toHaveProperty('title');
  expect(no_of_skills).toBe(1);
});

test('an assessment begun without a skill moves to the first one that its author adds', () => {
  const begun = { ...form, skills: [skill('none', { total_questions: 0, show_questions: 0 })] };
  const onNone = { skill_id: 'none', is_minimal_skill: true, json_data: begun };
  expect(requestOf(begun, onNone).current_skill_id).toBeUndefined();
  const chosen = { ...begun, skills: [...begun.skills, skill('leaves')] };
  expect(requestOf(chosen, onNone).current_skill_id).toBe('leaves');
});

test('an assessment whose own skill is taken out moves to the first that is left', () => {
  expect(requestOf({ ...form, skills: [skill('leaves'), skill('seeds')] }, onRoots).current_skill_id).toBe(
    'leaves',
  );
});

test('an assessment stays where it is listed while its author adds and removes other skills', () => {
  const more = { ...form, skills: [skill('leaves'), skill('roots')] };
  expect(requestOf(more, onRoots).current_skill_id).toBeUndefined();
  const listedElsewhere = { ...onRoots, skill_id: 'garden' };
  expect(requestOf({ ...form, skills: [skill('leaves')] }, listedElsewhere).current_skill_id).toBeUndefined();
});

test('a title of blanks cannot be saved', () => {
  expect(formFindings({ ...form, title: '  ' })).toContainEqual({
    path: ['title'],
    severity: 'error',
    message: 'document.title_required',
  });
  expect(formFindings(form)).toEqual([]);
});

test('a change by the model touches only the fields that differ', () => {
  const leaves = { skill_id: 'leaves', subject: 'Science', total_questions: 4 };
  const added = produce(form, (draft) => changeDoc(draft, (doc) => addSkill(doc, leaves)));
  expect(added.skills.map((each) => each.skill_id)).toEqual(['roots', 'leaves']);
  expect(added.total_questions).toBe(12);
  expect(added.title).toBe('Plants');
  const unchanged = produce(form, (draft) => changeDoc(draft, (doc) => removeSkill(doc, 'roots')));
  expect(unchanged).toBe(form);
});
