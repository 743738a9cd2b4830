import type { GamePlay, GameState } from '@takhti/domain';
import { keptTry } from '../round/kept-try.ts';
import { startGame, type Game } from './game.ts';

/** Continues where a state was left; in this tab also in the middle of another try, wherever in the game its round is. */
export function resumeGame(play: GamePlay, state: GameState): Game {
  return startGame(play, state, (round) => keptTry(round) !== null);
}
