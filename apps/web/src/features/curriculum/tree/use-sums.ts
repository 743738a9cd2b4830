import type { CoverageSum } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';

/** The content on several skills, in words: questions first, then contents by status; zeros are left out. */
export function useSums(): (sum: CoverageSum) => { key: string; text: string }[] {
  const t = useText();
  return (sum) => {
    const levels = (['approved', 'in_review', 'drafts'] as const).filter((level) => sum[level] > 0);
    const questions = { key: 'questions', text: t('common:questions', { count: sum.total_questions }) };
    return [
      ...(sum.total_questions > 0 ? [questions] : []),
      ...levels.map((level) => ({
        key: level,
        text: t(`curriculum:contents.${level}`, { count: sum[level] }),
      })),
    ];
  };
}
