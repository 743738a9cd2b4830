import { useEffect } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { partOfBoard } from '../boards/board/board-parts.ts';
import type { GameLaunch } from './game-calls.ts';
import { currentRound, type Game } from './game.ts';

/**
 * Fetches what is needed next before it is: the round's board while its introduction is read; from the first move on, when nobody
 * waits, all the rest, for the line may be gone by then.
 * @param content of a game that the server launched, which is kept whole
 */
export function useFetchAhead(game: Game, content?: ContentKey, launch?: GameLaunch): void {
  const { board } = currentRound(game);
  useEffect(() => {
    void partOfBoard(board).fetch();
  }, [board]);

  const { play, current } = game;
  const hasBegun = current > 0 || game.draft !== null || game.isRoundOver;
  useEffect(() => {
    // What does not come is fetched when it is needed.
    if (hasBegun)
      import('./fetch-rest.ts').then((part) => part.fetchRest(play, current, content, launch), ignore);
  }, [hasBegun, play, current, content, launch]);
}

const ignore = (): void => undefined;
