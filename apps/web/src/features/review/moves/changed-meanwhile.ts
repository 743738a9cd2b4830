import type { Problem } from '@takhti/contract';
import type { TextOf } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import { isFasterReviewer } from './move-rules.ts';

/** Reports that somebody else was faster, and who; false for another problem. */
export function reportChangedMeanwhile(problem: Problem, user_id: string, t: TextOf): boolean {
  switch (problem.problem) {
    case 'container.changed_meanwhile': {
      const current = problem.details?.current;
      const name = isFasterReviewer(current, user_id) ? current.reviewer_full_name : null;
      const text = name === null ? t('review:changed_meanwhile') : t('review:started_by', { name });
      showToast({ kind: 'warning', text });
      return true;
    }
    case 'container.wrong_status':
      showToast({ kind: 'warning', text: t('review:changed_meanwhile') });
      return true;
    default:
      return false;
  }
}
