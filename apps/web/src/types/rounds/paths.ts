import type { games } from '@takhti/content-types/rounds';
import type { TypePaths } from '../web-type.ts';

/** The builder that games without a world of their own share (G-454), and the page that shows them (D-61). */
const shared = {
  editor: '/dashboard/rumble-in-the-jumble/editor',
  preview: '/content/rumble-in-the-jumble/preview',
} as const satisfies TypePaths;

/** Where each game of rounds is made and looked at. It is one builder everywhere; the spellings are the specification's (G-203). */
export const roundsPaths = {
  rumble_in_the_jumble: shared,
  kampong: { editor: '/dashboard/Kampong/editor', preview: '/content/Kampong/preview' },
  puzzle: { editor: '/dashboard/puzzle/editor', preview: '/content/puzzle/preview' },
  // Hyphens in the editor, underscores in all else: both are registered (C-125).
  jungle_gym_primary: {
    editor: '/dashboard/jungle-gym-primary/editor',
    preview: '/content/jungle_gym_primary/preview',
  },
  clue_on: { editor: '/dashboard/clue_on/editor', preview: '/content/clue_on/preview' },
  mystery_word: { editor: '/dashboard/mystery_word/editor', preview: '/content/mystery_word/preview' },
  matching: shared,
  matching_flip: shared,
  sorting: shared,
  sorting_vertical: shared,
  non_over_classification: shared,
  matching_drag_drop: shared,
  financial_fib: shared,
  tabular_fib: shared,
} as const satisfies Record<keyof typeof games, TypePaths>;

/** The addresses of the builder, each once, with that of the page which shows what was built there. */
export const builderPaths: readonly TypePaths[] = [...new Set<TypePaths>(Object.values(roundsPaths))];

/** Where games are made of what is there. */
export const makingPaths = { page: '/dashboard/make-game' } as const;

/** A game on paper. */
export const paperPaths = { page: '/content/game/paper' } as const;
