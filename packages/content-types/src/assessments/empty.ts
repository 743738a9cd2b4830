import type { AssessmentDoc, ExamFields } from '@takhti/domain';

/** A test of its own, which is like no exam. */
export const noExam: ExamFields = {
  assessment_type: 0,
  year: null,
  province: null,
  round: null,
  shift: null,
  question_format: 'single',
  option_format: 'long',
};

/** An assessment of nothing: without skills, without a limit of time or of attempts, and with everything that shuffles switched off. */
export const emptyAssessment: AssessmentDoc = {
  schema_version: 3,
  ...noExam,
  skills: [],
  show_questions: 0,
  total_questions: 0,
  is_show_questions_changed: 0,
  is_question_randomization: 0,
  is_question_skill_randomization: 0,
  is_option_randomization: 0,
  is_article_assessment: 0,
  is_feedback_hidden: 0,
  timer: 0,
  max_attempts: 0,
  subjects: [],
  weightage: 0,
};
