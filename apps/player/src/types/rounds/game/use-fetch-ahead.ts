import { useEffect, useState } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { savesData } from '../../../kept-copy/may-keep.ts';
import { partOfBoard } from '../boards/registry.ts';
import type { GameLaunch } from './game-calls.ts';
import { currentRound, type Game } from './game.ts';

/**
 * Fetches what is needed next before it is: the round's board while its introduction is read; a moment later, or from the first move on,
 * when nobody waits, all the rest, as the network may be gone by then.
 * @param content of a game that the server launched, which is kept whole
 */
export function useFetchAhead(game: Game, content?: ContentKey, launch?: GameLaunch): void {
  const { board } = currentRound(game);
  useEffect(() => {
    void partOfBoard(board).fetch();
  }, [board]);

  const { play, current } = game;
  const hasBegun = current > 0 || game.draft !== null || game.isRoundOver;
  const isQuiet = useQuiet(content !== undefined);
  useEffect(() => {
    // What does not come is fetched when it is needed.
    if (hasBegun || isQuiet)
      import('./fetch-rest.ts').then((part) => part.fetchRest(play, current, content, launch), ignore);
  }, [hasBegun, isQuiet, play, current, content, launch]);
}

/** Whether the page has been there for a moment, where that is enough to fetch what nobody needs yet. */
function useQuiet(isWanted: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWanted || savesData()) return undefined;
    const timer = setTimeout(() => setQuiet(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isQuiet;
}

const QUIET_MS = 3_000;
const ignore = (): void => undefined;
