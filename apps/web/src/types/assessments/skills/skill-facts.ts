import type { SkillPool } from '@takhti/contract';
import type { Skill } from '@takhti/domain';

/** The facts about a skill in a row of the list. */
export interface SkillFacts {
  readonly skill: string;
  readonly grade: string;
  readonly subject: string;
  /** How many of its questions learners can be given now; null until the server counted them. */
  readonly published_questions: number | null;
}

/**
 * What is known of the skills of an assessment: of those the server has, from their pools; of those that were just added, from
 * the skills themselves.
 */
export function skillFacts(
  pools: readonly SkillPool[],
  added: readonly Skill[],
): ReadonlyMap<string, SkillFacts> {
  const facts = new Map<string, SkillFacts>();
  for (const { skill_id, skill, grade, subject } of added) {
    facts.set(skill_id, { skill, grade, subject, published_questions: null });
  }
  for (const { skill_id, skill, grade, subject, published_questions } of pools) {
    facts.set(skill_id, { skill, grade, subject, published_questions });
  }
  return facts;
}

/** Whether a skill only marks a grade and subject, and holds the place of one that is still to be chosen (C-526). */
export function isPlaceholder(facts: Pick<SkillFacts, 'skill'> | undefined): boolean {
  return facts?.skill === '';
}

/** How many of the questions that a skill shows learners could not be given now, because they are not published yet. */
export function unpublishedShare(show_questions: number, published_questions: number | null): number {
  return published_questions === null ? 0 : Math.max(0, show_questions - published_questions);
}
