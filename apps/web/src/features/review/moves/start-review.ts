import { lazy } from 'react';
import { loadTexts } from '../../../i18n/index.ts';

/** Begins the review of an item in a list. Only who may begin one fetches it, with its texts. */
export const StartReviewButton = lazy(async () => {
  const [{ StartReviewButton: component }] = await Promise.all([
    import('./start-review-button.tsx'),
    loadTexts(['actions', 'review']),
  ]);
  return { default: component };
});
