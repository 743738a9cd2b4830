import { saveUserData } from '@takhti/contract';
import type { User } from '@takhti/domain';
import { z } from 'zod';
import { sendAlone } from '../../app/api/index.ts';
import { nothingChosen, type SkillChoice } from './skill-choice.ts';

const Place = z.object({ grade: z.string(), subject: z.string() });
const keyOf = (user_id: string): string => `takhti.place.${user_id}`;

/** Grade and subject of what a person began last, here or else on whichever device, unless they may not choose that grade any more. */
export function lastPlace(user: Pick<User, 'user_id' | 'user_data'>, grades: readonly string[]): SkillChoice {
  const kept = placeHere(user.user_id) ?? Place.safeParse(user.user_data['place']).data;
  return kept && grades.includes(kept.grade) ? { ...nothingChosen, ...kept } : nothingChosen;
}

function placeHere(user_id: string): z.infer<typeof Place> | null {
  try {
    return Place.parse(JSON.parse(localStorage.getItem(keyOf(user_id)) ?? 'null'));
  } catch {
    // Nothing was kept, or nothing that can be read.
    return null;
  }
}

/** Remembers where a person began content: most write for one class for weeks. Nothing on screen changes by it. */
export function rememberPlace(user_id: string, { grade, subject }: SkillChoice): void {
  const place = { grade, subject };
  void sendAlone(saveUserData, { json: { place } }, { silent: true }).catch(() => undefined);
  try {
    localStorage.setItem(keyOf(user_id), JSON.stringify(place));
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}
