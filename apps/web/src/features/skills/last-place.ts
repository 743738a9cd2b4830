import type { User } from '@takhti/domain';
import { z } from 'zod';
import { useKeep } from '../../app/preferences/index.ts';
import { useSession } from '../../app/session/index.ts';
import { nothingChosen, type SkillChoice } from './skill-choice.ts';

const Place = z.object({ grade: z.string(), subject: z.string() });

/** Grade and subject of what a person began last, on whichever device, unless they may not choose that grade any more. */
export function lastPlace({ user_data }: Pick<User, 'user_data'>, grades: readonly string[]): SkillChoice {
  const kept = Place.safeParse(user_data['place']);
  return kept.success && grades.includes(kept.data.grade)
    ? { ...nothingChosen, ...kept.data }
    : nothingChosen;
}

/** Remembers where a person begins content: most write for one class for weeks. What cannot be kept is not asked about. */
export function useRememberPlace(): (choice: SkillChoice) => void {
  const { user } = useSession();
  const { keep } = useKeep({ silent: true });
  return ({ grade, subject }) => {
    const before = Place.safeParse(user.user_data['place']).data;
    if (before?.grade !== grade || before.subject !== subject) void keep({ place: { grade, subject } });
  };
}
