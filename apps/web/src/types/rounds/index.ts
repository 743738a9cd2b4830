import {
  IconAbc,
  IconCards,
  IconColumns3,
  IconDragDrop,
  IconHome,
  IconLayoutGrid,
  IconLadder,
  IconLetterCase,
  IconListNumbers,
  IconPuzzle,
  IconSortDescending,
  IconTable,
  IconTransform,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { exportGame, previewGame } from '@takhti/contract';
import type { gameModels } from '@takhti/content-types/rounds';
import { lazy } from 'react';
import type { WebType } from '../web-type.ts';
import { kindOfPart } from './differences/kind-of-part.ts';

import { roundsPaths } from './paths.ts';
import { placeInGame } from './place-name.ts';

export { questionStages } from './guideline/stages.ts';

/** The tour through an editor, for games that are no games of rounds; on demand, for the rows are read everywhere. */
export const TutorialDialog = lazy(async () => ({
  default: (await import('./guideline/tutorial-dialog.tsx')).TutorialDialog,
}));

const Differences = lazy(async () => ({
  default: (await import('./differences/differences.tsx')).Differences,
}));

const rounds = {
  look: 'game',
  group: 'games',
  isPictured: true,
  counts: 'rounds',
  hasTitleCard: true,
  fieldNames: ['games:details'],
  parts: { kindOf: kindOfPart, Differences, nameOf: placeInGame },
  preview: { call: previewGame, isDrawn: true },
  exportCall: exportGame,
  isCarried: true,
} as const satisfies Omit<WebType, 'icon' | 'paths'>;

/** What the studio has of the games that are made of rounds. */
export const roundsTypes = {
  rumble_in_the_jumble: {
    ...rounds,
    paths: roundsPaths.rumble_in_the_jumble,
    icon: IconAbc,
    hasTitleCard: false,
  },
  kampong: { ...rounds, paths: roundsPaths.kampong, icon: IconHome, hasTitleCard: false },
  puzzle: { ...rounds, paths: roundsPaths.puzzle, icon: IconPuzzle, hasTitleCard: false },
  jungle_gym_primary: { ...rounds, paths: roundsPaths.jungle_gym_primary, icon: IconLadder },
  clue_on: { ...rounds, paths: roundsPaths.clue_on, icon: IconZoomQuestion },
  mystery_word: { ...rounds, paths: roundsPaths.mystery_word, icon: IconLetterCase },
  matching: { ...rounds, paths: roundsPaths.matching, icon: IconCards },
  matching_flip: { ...rounds, paths: roundsPaths.matching_flip, icon: IconTransform },
  sorting: { ...rounds, paths: roundsPaths.sorting, icon: IconColumns3 },
  sorting_vertical: {
    ...rounds,
    paths: roundsPaths.sorting_vertical,
    icon: IconSortDescending,
    hasTitleCard: false,
  },
  non_over_classification: { ...rounds, paths: roundsPaths.non_over_classification, icon: IconLayoutGrid },
  // The specification's "labeling" (C-225).
  matching_drag_drop: {
    ...rounds,
    paths: roundsPaths.matching_drag_drop,
    icon: IconDragDrop,
    hasTitleCard: false,
  },
  financial_fib: { ...rounds, paths: roundsPaths.financial_fib, icon: IconListNumbers },
  tabular_fib: { ...rounds, paths: roundsPaths.tabular_fib, icon: IconTable },
} as const satisfies Record<keyof typeof gameModels, WebType>;
