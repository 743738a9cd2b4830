import type { Skill } from '@takhti/domain';

/** What somebody has chosen so far: each level clears those below it. */
export interface SkillChoice {
  readonly grade: string;
  readonly subject: string;
  readonly skill: Skill | null;
}

export const nothingChosen: SkillChoice = { grade: '', subject: '', skill: null };

/** Another grade: the subjects may be others, so nothing below it stays. */
export function withGrade(grade: string): SkillChoice {
  return { ...nothingChosen, grade };
}

export function withSubject(choice: SkillChoice, subject: string): SkillChoice {
  return { ...choice, subject, skill: null };
}
