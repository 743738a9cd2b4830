import { bankGames } from '@takhti/content-types/rounds/play';
import { mapRecord } from '@takhti/domain';
import type { Section } from '../../i18n/catalogues.ts';

/** The texts of clues, grids and scenes, which come for the games that have them alone. */
export const sections: Readonly<Partial<Record<string, Section>>> = {
  ...mapRecord(bankGames, (): Section => 'scenes'),
  kampong: 'scenes',
  puzzle: 'scenes',
  jungle_gym_primary: 'scenes',
  crossword: 'crosswords',
  clue_on: 'clues',
  mystery_word: 'clues',
};
