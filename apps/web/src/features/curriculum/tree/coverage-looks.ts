import type { CoverageLevel } from '@takhti/domain';
import { statusLooks } from '../../../ui/index.ts';

/** The colour of each level in charts; a mark's filling and its text say the level too. */
export const coverageLooks: Record<CoverageLevel, string> = {
  none: 'transparent',
  draft: statusLooks.draft.bar,
  in_review: statusLooks.in_review.bar,
  approved: statusLooks.approved.bar,
};
