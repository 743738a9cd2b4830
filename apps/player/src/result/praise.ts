import type { Result } from '@takhti/domain';
import type { TextKey } from '../i18n/texts.ts';
import type { Mood } from '../ui/slate.tsx';

export interface Praise {
  readonly title: TextKey;
  readonly text: TextKey;
  readonly mood: Mood;
}

/** The greeting above a result; it never blames. */
export function praiseFor(result: Pick<Result, 'GameScore' | 'TotalQuestions' | 'CorrectQuestions'>): Praise {
  if (result.TotalQuestions > 0 && result.CorrectQuestions === result.TotalQuestions) {
    return { title: 'result_perfect', text: 'result_perfect_text', mood: 'proud' };
  }
  if (result.GameScore >= 80) return { title: 'result_great', text: 'result_great_text', mood: 'proud' };
  if (result.GameScore >= 40) return { title: 'result_good', text: 'result_good_text', mood: 'happy' };
  return { title: 'result_start', text: 'result_start_text', mood: 'kind' };
}
