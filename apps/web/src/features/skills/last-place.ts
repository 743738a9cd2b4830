import { z } from 'zod';
import { nothingChosen, type SkillChoice } from './skill-choice.ts';

const Place = z.object({ grade: z.string(), subject: z.string() });
const keyOf = (user_id: string): string => `takhti.place.${user_id}`;

/** Grade and subject of what a person began last in this browser, unless they may not choose that grade any more. */
export function lastPlace(user_id: string, grades: readonly string[]): SkillChoice {
  try {
    const kept = Place.parse(JSON.parse(localStorage.getItem(keyOf(user_id)) ?? 'null'));
    return grades.includes(kept.grade) ? { ...nothingChosen, ...kept } : nothingChosen;
  } catch {
    // Nothing was kept, or nothing that can be read.
    return nothingChosen;
  }
}

/** Remembers where a person began content: most write for one class for weeks. */
export function rememberPlace(user_id: string, { grade, subject }: SkillChoice): void {
  try {
    localStorage.setItem(keyOf(user_id), JSON.stringify({ grade, subject }));
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}
