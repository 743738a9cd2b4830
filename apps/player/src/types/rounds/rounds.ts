import { bankGames, games } from '@takhti/content-types/rounds/play';
import { mapRecord } from '@takhti/domain';
import { withTexts } from '../../i18n/with-texts.ts';
import { pageOf } from '../../ui/page-part.tsx';
import type { AttemptedType, KeptAhead } from '../player-type.ts';
import { sectionOf, type PlayedGame } from './sections.ts';

const load = async () => (await import('./page/game-page.tsx')).GamePage;

function typeOf(content_type: PlayedGame): AttemptedType {
  const page = pageOf(withTexts(load, sectionOf(content_type)), 'rounds');
  return { use: 'attempted', below: [], page, offline: ahead };
}

const ahead: KeptAhead = {
  keep: async (content) => (await import('./game/keep-ahead.ts')).keepGameAhead(content),
  isKept: async (content) => (await import('./game/keep-ahead.ts')).isGameKept(content),
};

/** Games, each of rounds that are played on a board; a crossword is one round. */
export const roundsTypes = {
  ...mapRecord(games, (_game, content_type) => typeOf(content_type)),
  ...mapRecord(bankGames, (_game, content_type) => typeOf(content_type)),
  crossword: typeOf('crossword'),
};
