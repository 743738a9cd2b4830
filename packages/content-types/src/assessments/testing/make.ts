import type { AssessmentDoc, AssessmentSkill } from '@takhti/domain';
import type { PublishedMcq } from '../../question-kinds/mcq/published.ts';
import { emptyAssessment } from '../empty.ts';
import { newSkill, withSkills } from '../skills.ts';

/** A skill's id by its number. */
export function skillId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A question's id by its number. */
export function questionId(number: number): string {
  return `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
}

/** A skill's entry with as many questions shown as there are. */
export function makeSkill(
  number: number,
  total_questions: number,
  change: Partial<AssessmentSkill> = {},
): AssessmentSkill {
  const entry = newSkill(
    { skill_id: skillId(number), subject: `Subject ${number}`, total_questions },
    number,
  );
  return { ...entry, show_questions: total_questions, ...change };
}

/** An assessment on these skills with everything that shuffles switched off. */
export function makeAssessment(
  skills: readonly AssessmentSkill[],
  change: Partial<AssessmentDoc> = {},
): AssessmentDoc {
  return { ...withSkills(emptyAssessment, skills), ...change };
}

/** A published question with four options, of which the first is right. */
export function makeQuestion(number: number, change: Partial<PublishedMcq> = {}): PublishedMcq {
  return {
    content_id: questionId(number),
    content_type: 'mcq',
    skill_id: skillId(1),
    article_id: null,
    question: `<p>Question ${number}</p>`,
    options: [1, 2, 3, 4].map((option) => ({
      OptionId: `o${option}`,
      html: `<p>Option ${option}</p>`,
      correct: option === 1,
    })),
    feedback: '<p>Yes</p>',
    incorrect_feedback: '<p>No</p>',
    subject: 'Science',
    metadata1: '',
    metadata2: '',
    order: number,
    ...change,
  };
}
