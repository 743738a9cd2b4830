import { bankGames, games } from '@takhti/content-types/rounds/play';
import { mapRecord } from '@takhti/domain';
import { pageOf } from '../../ui/page-part.tsx';
import type { AttemptedType } from '../player-type.ts';

const rounds: AttemptedType = {
  use: 'attempted',
  below: [],
  page: pageOf(async () => (await import('./page/game-page.tsx')).GamePage, 'rounds'),
};

/** Games, each of rounds that are played on a board; a crossword is one round. */
export const roundsTypes = {
  ...mapRecord(games, () => rounds),
  ...mapRecord(bankGames, () => rounds),
  crossword: rounds,
};
