import { bankGames, games } from '@takhti/content-types/rounds/play';
import { mapRecord } from '@takhti/domain';
import type { Section } from '../../i18n/catalogues.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import { pageOf } from '../../ui/page-part.tsx';
import type { AttemptedType } from '../player-type.ts';

const rounds: AttemptedType = {
  use: 'attempted',
  below: [],
  page: pageOf(async () => (await import('./page/game-page.tsx')).GamePage, 'rounds'),
};

// The texts of clues, grids and scenes come for the games that have them alone.
function withSection(section: Section): AttemptedType {
  const load = withTexts(async () => (await import('./page/game-page.tsx')).GamePage, section);
  return { ...rounds, page: pageOf(load, 'rounds') };
}

const clues = withSection('clues');
const inScene = withSection('scenes');

/** Games, each of rounds that are played on a board; a crossword is one round. */
export const roundsTypes = {
  ...mapRecord(games, () => rounds),
  ...mapRecord(bankGames, () => inScene),
  kampong: inScene,
  puzzle: inScene,
  jungle_gym_primary: inScene,
  crossword: withSection('crosswords'),
  clue_on: clues,
  mystery_word: clues,
};
