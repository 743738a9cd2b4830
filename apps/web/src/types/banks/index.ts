import { IconListCheck } from '@tabler/icons-react';
import { previewAssessment } from '@takhti/contract';
import type { WebType } from '../web-type.ts';
import { bankPaths } from './paths.ts';

/** What the studio has of banks of multiple-choice questions. */
export const questionBank: WebType = {
  paths: bankPaths,
  icon: IconListCheck,
  counts: 'questions',
  hasTitleCard: true,
  fieldNames: ['assessments:fields'],
  preview: { player: '/player/assessment/play?mode=p', call: previewAssessment },
  startsWith: 'skill',
  isCarried: false,
};
