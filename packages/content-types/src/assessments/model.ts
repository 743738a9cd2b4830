import { AssessmentDoc, fieldChanges, followsSkills, isSameValue, limits } from '@takhti/domain';
import { defineContentType, type Start } from '../define.ts';
import { assessmentFindings } from './findings.ts';
import { newSkill, withSkills } from './skills.ts';

/** Assessments (specification, section 3). */
export const assessmentModel = defineContentType<AssessmentDoc>({
  content_type: 'assessment',
  available: true,
  schema: AssessmentDoc,
  schema_version: 1,
  upgrades: {},
  defaults: newAssessment,
  findings: (doc, stage) => assessmentFindings(doc, stage),
  // What follows from an assessment's skills goes with them, and is no decision of its own.
  changes: (before, after) =>
    fieldChanges(before, after).filter(
      ({ field, before: was, after: is }) => !followsSkills(field) && !isSameValue(field, was, is),
    ),
  settled: ({ json_data }, field) => {
    const doc = AssessmentDoc.parse(json_data);
    return field === 'json_data.skills' ? withSkills(doc, doc.skills) : doc;
  },
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
