import type { GameResult, GameState } from '@takhti/domain';
import type { Connect } from '../../../attempt/recorder.ts';
import { useClock } from '../../../attempt/use-clock.ts';
import { useRecorded, type Recorded } from '../../../attempt/use-recorded.ts';
import type { Game, GameAction } from './game.ts';
import { recordedGame } from './recorded-game.ts';

/** A game with its clock, which runs while the page is seen. */
export function useGame(
  start: Game,
  connect: Connect<GameState, GameResult>,
  isPaused: boolean,
): Recorded<Game, GameAction, GameResult> {
  const running = useRecorded(recordedGame, start, connect);
  const { isOpen, isLeaving, dispatch } = running;
  useClock(isOpen && !isPaused && !isLeaving, false, (seconds) => {
    if (document.visibilityState === 'visible') dispatch({ type: 'tick', seconds });
  });
  return running;
}
