import { useEffect } from 'react';
import { partOfBoard } from '../boards/board/board-parts.ts';
import { endPart } from '../end/end-part.ts';
import { practicePart } from '../end/practice-part.ts';
import { currentRound, type Game } from './game.ts';

/**
 * Fetches what is needed next before it is: the round's board while its introduction is read; from the first move on, when nobody
 * waits, the boards of the rounds that come and the end, for the line may be gone by then.
 */
export function useFetchAhead(game: Game): void {
  const { board } = currentRound(game);
  useEffect(() => {
    void partOfBoard(board).fetch();
  }, [board]);

  const { play, current } = game;
  const hasBegun = current > 0 || game.draft !== null || game.isRoundOver;
  useEffect(() => {
    if (hasBegun) void fetchRest();
    // One after the other, the next round's first: they share a slow line.
    async function fetchRest(): Promise<void> {
      for (const { board: next } of play.rounds.slice(current + 1)) await partOfBoard(next).fetch();
      await endPart.fetch();
      await practicePart.fetch();
    }
  }, [hasBegun, play, current]);
}
