import {
  IconAbc,
  IconCards,
  IconColumns3,
  IconDragDrop,
  IconLayoutGrid,
  IconListNumbers,
  IconSortDescending,
  IconTable,
  IconTransform,
} from '@tabler/icons-react';
import { exportGame, previewGame } from '@takhti/contract';
import type { gameModels } from '@takhti/content-types/rounds';
import { lazy } from 'react';
import type { WebType } from '../web-type.ts';
import { kindOfPart } from './differences/kind-of-part.ts';
import { roundsPaths } from './paths.ts';
import { placeInGame } from './place-name.ts';

const Differences = lazy(async () => ({
  default: (await import('./differences/differences.tsx')).Differences,
}));

const rounds = {
  paths: roundsPaths,
  counts: 'rounds',
  hasTitleCard: true,
  fieldNames: ['games:details'],
  parts: { kindOf: kindOfPart, Differences, nameOf: placeInGame },
  preview: { call: previewGame, isDrawn: true },
  exportCall: exportGame,
  isCarried: true,
} as const satisfies Omit<WebType, 'icon'>;

/** What the studio has of the games that are made of rounds. */
export const roundsTypes = {
  rumble_in_the_jumble: { ...rounds, icon: IconAbc, hasTitleCard: false },
  matching: { ...rounds, icon: IconCards },
  matching_flip: { ...rounds, icon: IconTransform },
  sorting: { ...rounds, icon: IconColumns3 },
  sorting_vertical: { ...rounds, icon: IconSortDescending, hasTitleCard: false },
  non_over_classification: { ...rounds, icon: IconLayoutGrid },
  // The specification's "labeling" (C-225).
  matching_drag_drop: { ...rounds, icon: IconDragDrop, hasTitleCard: false },
  financial_fib: { ...rounds, icon: IconListNumbers },
  tabular_fib: { ...rounds, icon: IconTable },
} as const satisfies Record<keyof typeof gameModels, WebType>;
