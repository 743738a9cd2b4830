import { pageOf } from '../../ui/page-part.tsx';
import type { AttemptedType } from '../player-type.ts';
import { PLAY } from './page/addresses.ts';

/** Assessments and question banks: an introduction, then one question at a time. */
export const assessments: AttemptedType = {
  use: 'attempted',
  id_name: 'assessment_id',
  below: [PLAY],
  offline: 'launched',
  page: pageOf(async () => (await import('./page/assessment-page.tsx')).AssessmentPage),
};
