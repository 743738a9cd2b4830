import { bankGames, games } from '@takhti/content-types/rounds/play';
import { mapRecord } from '@takhti/domain';
import { pageOf } from '../../ui/page-part.tsx';
import type { AttemptedType } from '../player-type.ts';

const rounds: AttemptedType = {
  use: 'attempted',
  below: [],
  page: pageOf(async () => (await import('./page/game-page.tsx')).GamePage),
};

/** Games of rounds, each on a board. */
export const roundsTypes = { ...mapRecord(games, () => rounds), ...mapRecord(bankGames, () => rounds) };
