import { pageOf } from '../../ui/page-part.tsx';
import type { AttemptedType } from '../player-type.ts';

/** Games of rounds, each on a board. */
export const rounds: AttemptedType = {
  use: 'attempted',
  below: [],
  page: pageOf(async () => (await import('./page/game-page.tsx')).GamePage),
};
