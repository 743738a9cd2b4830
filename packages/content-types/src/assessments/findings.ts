import { limits, type AssessmentDoc, type AssessmentSkill, type Finding } from '@takhti/domain';
import type { SkillWeight, Stage } from '../define.ts';
import { examFindings } from './exam.ts';
import { error, warning } from '../messages.ts';
import { sum } from './skills.ts';
import { weightFindings } from './drawing/weight.ts';

/**
 * What is wrong with an assessment, each finding at the field to mend. What is merely unfinished warns while saving and
 * blocks submitting; what would be wrong to keep blocks both. The title is the container's own matter.
 * @param weights of what is published on its skills, where that is known
 */
export function assessmentFindings(
  doc: AssessmentDoc,
  stage: Stage,
  weights: readonly SkillWeight[] = [],
): Finding[] {
  const unfinished = stage === 'submit' ? error : warning;
  const findings: Finding[] = [];
  if (doc.skills.length === 0) findings.push(error(['skills'], 'assessment.skills_required'));
  findings.push(...doc.skills.flatMap((skill, at) => skillFindings(doc, skill, at, unfinished)));
  if (doc.show_questions < 1)
    findings.push(unfinished(['show_questions'], 'assessment.show_questions_required'));
  if (doc.show_questions > doc.total_questions) {
    findings.push(
      error(['show_questions'], 'assessment.show_questions_too_many', { total: doc.total_questions }),
    );
  }
  if (doc.show_questions > limits.play.max_questions) {
    findings.push(
      error(['show_questions'], 'assessment.show_questions_limit', { max: limits.play.max_questions }),
    );
  }
  findings.push(...examFindings(doc));
  if (!isValidTimer(doc.timer) || (doc.assessment_type !== 0 && doc.timer === 0))
    findings.push(error(['timer'], 'assessment.timer_invalid'));
  if (!isValidAttemptLimit(doc.max_attempts)) {
    findings.push(
      error(['max_attempts'], 'assessment.max_attempts_invalid', { max: limits.assessment.max_attempts }),
    );
  }
  return [...findings, ...weightageFindings(doc, unfinished), ...weightFindings(doc, weights, unfinished)];
}

/** Whether a test duration can be kept: whole seconds, above 0 and below 24 hours, or 0 for no limit (C-737). */
export function isValidTimer(timer: number): boolean {
  return Number.isInteger(timer) && timer >= 0 && timer <= limits.timer.max_seconds;
}

function isValidAttemptLimit(most: number): boolean {
  return Number.isInteger(most) && most >= 0 && most <= limits.assessment.max_attempts;
}

function skillFindings(
  doc: AssessmentDoc,
  skill: AssessmentSkill,
  at: number,
  unfinished: typeof error,
): Finding[] {
  const path = ['skills', at];
  const findings: Finding[] = [];
  if (doc.skills.findIndex((other) => other.skill_id === skill.skill_id) < at) {
    findings.push(error([...path, 'skill_id'], 'assessment.skill_duplicate'));
  }
  if (skill.total_questions < 1)
    findings.push(unfinished([...path, 'total_questions'], 'assessment.skill_without_questions'));
  else if (skill.show_questions < 1)
    findings.push(warning([...path, 'show_questions'], 'assessment.skill_shows_nothing'));
  if (skill.show_questions > skill.total_questions) {
    const values = { total: skill.total_questions };
    findings.push(error([...path, 'show_questions'], 'assessment.show_questions_too_many', values));
  }
  skill.filters.forEach((filter, index) => {
    if (filter.filter_value.trim() !== '') return;
    findings.push(unfinished([...path, 'filters', index, 'filter_value'], 'assessment.filter_empty'));
  });
  return findings;
}

// Percentages by skill; none set means that every question counts the same (C-355).
function weightageFindings(doc: AssessmentDoc, unfinished: typeof error): Finding[] {
  const total = Math.round(sum(doc.skills.map((skill) => skill.weightage)) * 100) / 100;
  if (total === 0) return [];
  const unweighted = doc.skills.flatMap((skill, at) =>
    skill.weightage === 0 ? [warning(['skills', at, 'weightage'], 'assessment.weightage_missing')] : [],
  );
  return total === 100
    ? unweighted
    : [unfinished(['weightage'], 'assessment.weightage_sum', { sum: total }), ...unweighted];
}
