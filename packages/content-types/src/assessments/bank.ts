import { limits, type AssessmentDoc } from '@takhti/domain';
import type { PoolQuestion } from '../question-kinds/pool.ts';
import { emptyAssessment } from './empty.ts';
import { newSkill, withSkills } from './skills.ts';

/**
 * A published question bank as an assessment that practises it: every question in the bank's order, whichever skills it
 * belongs to, no timer, feedback at once. A bank of more than `limits.play.max_questions` is practised with its first ones.
 * @returns the assessment, and the questions to show in their order; they need no drawing. null for a bank without questions.
 */
export function playableBank(
  questions: readonly (Pick<PoolQuestion, 'question_id' | 'skill_id' | 'order'> & {
    readonly subject: string;
  })[],
): { doc: AssessmentDoc; question_ids: string[] } | null {
  const shown = questions.toSorted((a, b) => a.order - b.order).slice(0, limits.play.max_questions);
  if (shown.length === 0) return null;
  const bySkill = [...Map.groupBy(shown, (question) => question.skill_id)];
  const skills = bySkill.map(([skill_id, own], at) => ({
    ...newSkill({ skill_id, subject: own[0]?.subject ?? '', total_questions: own.length }, at + 1),
    show_questions: own.length,
  }));
  return {
    doc: withSkills(emptyAssessment, skills),
    question_ids: shown.map((question) => question.question_id),
  };
}
