import { AssessmentDoc, fieldChanges, followsSkills, isSameValue, limits } from '@takhti/domain';
import { defineContentType, type SkillChange, type Start } from '../define.ts';
import { passes } from './drawing/entry-pool.ts';
import { noExam } from './empty.ts';
import { assessmentFindings } from './findings.ts';
import { capShowQuestions } from './show-questions.ts';
import { changeSkill, mergeSkill, newSkill, replaceSkill, sum, withSkills } from './skills.ts';

/** How the document's shape changed: what authors store and what publications keep go through the same. */
export const assessmentVersions = {
  schema_version: 3,
  upgrades: {
    1: (older: Readonly<Record<string, unknown>>) => ({ ...older, max_attempts: 0 }),
    2: (older: Readonly<Record<string, unknown>>) => ({ ...older, ...noExam }),
  },
};

/** Assessments (specification, section 3). */
export const assessmentModel = defineContentType<AssessmentDoc>({
  content_type: 'assessment',
  schema: AssessmentDoc,
  ...assessmentVersions,
  defaults: newAssessment,
  findings: (doc, stage, { weights }) => assessmentFindings(doc, stage, weights),
  // Fields that follow from the skills change with them, and are no change of their own.
  changes: (before, after) =>
    fieldChanges(before, after).filter(
      ({ field, before: was, after: is }) => !followsSkills(field) && !isSameValue(field, was, is),
    ),
  afterFieldChange: ({ json_data }, field) => {
    const doc = AssessmentDoc.parse(json_data);
    return field === 'json_data.skills' ? withSkills(doc, doc.skills) : doc;
  },
  // Counts the questions of one attempt, not the pool.
  countsOf: (doc) => ({
    total_questions: capShowQuestions(doc).show_questions,
    total_skills: doc.skills.length,
  }),
  mapRichText: null,
  followSkill,
  approval_order: 1,
});

function followSkill(doc: AssessmentDoc, change: SkillChange): AssessmentDoc {
  switch (change.kind) {
    case 'replaced':
      return replaceSkill(doc, change.skill_id, change.by);
    case 'subject':
      return changeSkill(doc, change.skill_id, { subject: change.subject });
    case 'merged':
      return mergeSkill(doc, change.skill_id, change.into, (entry) =>
        sum(change.pool.filter((count) => passes(count, entry)).map(({ total }) => total)),
      );
  }
}

// The usual choice for a class: everything shuffled, feedback at once, an hour (C-1104).
function newAssessment(start: Start): AssessmentDoc {
  const skill = newSkill(start, 1);
  return {
    schema_version: 3,
    ...noExam,
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
    max_attempts: 0,
    subjects: [start.subject],
    weightage: 0,
  };
}
