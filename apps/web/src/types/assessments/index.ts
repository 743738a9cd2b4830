import { IconClipboardCheck } from '@tabler/icons-react';
import { previewAssessment } from '@takhti/contract';
import { lazy } from 'react';
import type { WebType } from '../web-type.ts';
import { assessmentPaths } from './paths.ts';
import { showField } from './show-field.tsx';

const DurationFact = lazy(async () => ({
  default: (await import('./timer/duration-fact.tsx')).DurationFact,
}));

/** The studio's row of assessments. */
export const assessment: WebType = {
  paths: assessmentPaths,
  icon: IconClipboardCheck,
  look: 'assessment',
  group: 'asked',
  isPictured: true,
  counts: 'questions',
  hasTitleCard: true,
  Facts: DurationFact,
  fieldNames: ['assessments:fields'],
  showField,
  preview: { below: '/play', call: previewAssessment, isDrawn: true },
  isCarried: false,
};
