import { AssessmentDoc, limits } from '@takhti/domain';
import { defineContentType, type Start } from '../define.ts';
import { assessmentFindings } from './findings.ts';
import { newSkill } from './skills.ts';

/** Assessments (specification, section 3). */
export const assessmentModel = defineContentType<AssessmentDoc>({
  content_type: 'assessment',
  available: true,
  schema: AssessmentDoc,
  schema_version: 1,
  upgrades: {},
  defaults: newAssessment,
  findings: (doc, stage) => assessmentFindings(doc, stage),
});

// What fits most classes: everything shuffled, feedback at once, an hour (C-1104).
function newAssessment(start: Start): AssessmentDoc {
  const skill = newSkill(start, 1);
  return {
    schema_version: 1,
    skills: [skill],
    show_questions: skill.show_questions,
    total_questions: skill.total_questions,
    is_show_questions_changed: 0,
    is_question_randomization: 1,
    is_question_skill_randomization: 1,
    is_option_randomization: 1,
    is_article_assessment: 0,
    is_feedback_hidden: 0,
    timer: limits.timer.default_seconds,
    subjects: [start.subject],
    weightage: 0,
  };
}
