import type { AssessmentDoc } from '@takhti/domain';
import { defaultShowQuestions, sum } from './skills.ts';

/**
 * Shares a number out in proportion to what each can take at most (largest remainders), never more than there is.
 * `spread(4, [5, 5, 2])` is `[2, 2, 0]`.
 */
export function spread(wanted: number, most: readonly number[]): number[] {
  const all = sum(most);
  const whole = Math.max(0, Math.min(wanted, all));
  if (all === 0) return most.map(() => 0);
  const exact = most.map((each) => (each * whole) / all);
  const shares = exact.map(Math.floor);
  const byRemainder = exact
    .map((each, at) => ({ at, remainder: each - Math.floor(each) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  const left = whole - sum(shares);
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** The assessment showing so many questions in all, shared out over its skills; marks the number as the author's own (C-337). */
export function setShowQuestions(doc: AssessmentDoc, show_questions: number): AssessmentDoc {
  const shares = spread(
    show_questions,
    doc.skills.map((skill) => skill.total_questions),
  );
  return {
    ...doc,
    is_show_questions_changed: 1,
    show_questions: sum(shares),
    skills: doc.skills.map((skill, at) => ({ ...skill, show_questions: shares[at] ?? 0 })),
  };
}

/**
 * The assessment as saving keeps it: nothing shows more questions than there are, in no skill and in all (C-1110). Of the sum
 * of the skills and the number for the whole the smaller counts, and the skills are made to agree with it.
 * @param totals how many questions each skill really has (its filters considered); without it the document's own numbers
 *   count. An untouched assessment, made before its skill had questions, then shows as many as a new one would.
 */
export function capShowQuestions(doc: AssessmentDoc, totals?: ReadonlyMap<string, number>): AssessmentDoc {
  const isUntouched = doc.is_show_questions_changed === 0 && doc.show_questions === 0;
  const skills = doc.skills.map((skill) => {
    const total_questions = totals?.get(skill.skill_id) ?? (totals ? 0 : skill.total_questions);
    const wanted = totals && isUntouched ? defaultShowQuestions(total_questions) : skill.show_questions;
    return { ...skill, total_questions, show_questions: Math.min(wanted, total_questions) };
  });
  const most = skills.map((skill) => skill.show_questions);
  const shares = totals && isUntouched ? most : spread(doc.show_questions, most);
  return {
    ...doc,
    skills: skills.map((skill, at) => ({ ...skill, show_questions: shares[at] ?? 0 })),
    show_questions: sum(shares),
    total_questions: sum(skills.map((skill) => skill.total_questions)),
  };
}

/**
 * The assessment with how many questions its skills have now, as it is opened: what was added or deleted elsewhere since it was
 * saved counts. What it shows is its author's decision and stays.
 */
export function withTotals(doc: AssessmentDoc, totals: ReadonlyMap<string, number>): AssessmentDoc {
  const skills = doc.skills.map((skill) => {
    const total_questions = totals.get(skill.skill_id) ?? 0;
    const total_article_questions = skill.article_id === null ? 0 : total_questions;
    return { ...skill, total_questions, total_article_questions };
  });
  return { ...doc, skills, total_questions: sum(skills.map((skill) => skill.total_questions)) };
}
