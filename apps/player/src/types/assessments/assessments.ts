import { pageOf } from '../../ui/page-part.tsx';
import type { AttemptedType } from '../player-type.ts';
import { PLAY } from './page/addresses.ts';

/** Assessments and question banks: an introduction, then one question at a time. */
export const assessments: AttemptedType = {
  use: 'attempted',
  below: [PLAY],
  page: pageOf(async () => (await import('./page/assessment-page.tsx')).AssessmentPage, 'assessments'),
  // Their questions are drawn by the server.
  offline: 'never',
};
