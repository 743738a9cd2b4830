import { IconGridPattern } from '@tabler/icons-react';
import { exportGame, previewGame } from '@takhti/contract';
import { lazy } from 'react';
import type { WebType } from '../../web-type.ts';
import { kindOfPart } from './differences/kind-of-part.ts';
import { crosswordPaths } from './paths.ts';
import { placeInCrossword } from './place-name.ts';

const Differences = lazy(async () => ({
  default: (await import('./differences/differences.tsx')).Differences,
}));

/** What the studio has of crosswords. */
export const crossword = {
  paths: crosswordPaths,
  icon: IconGridPattern,
  look: 'game',
  group: 'games',
  isPictured: true,
  counts: 'words',
  isGeneratedMost: true,
  hasTitleCard: true,
  fieldNames: ['crosswords:fields', 'games:details'],
  parts: { kindOf: kindOfPart, Differences, nameOf: placeInCrossword },
  preview: { call: previewGame, isDrawn: false },
  exportCall: exportGame,
  isCarried: true,
} as const satisfies WebType;
