import type { Format, TextOf } from '../../i18n/index.ts';

/** How often a learner may attempt an assessment, in words. */
export function attemptsWords(t: TextOf, format: Format, max_attempts: number): string {
  return max_attempts === 0 ? t('assessments:rules.attempts_unlimited') : format.number(max_attempts);
}
