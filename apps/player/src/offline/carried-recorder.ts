import { scoreGame } from '@takhti/content-types/games/play';
import type { GamePlay, GameResult, GameState } from '@takhti/domain';
import type { Recorder, RecorderEvents } from '../attempt/recorder.ts';
import type { CarriedAttempt, CarriedShelf } from './carried-shelf.ts';

/** Keeps a carried game in this browser; its end is counted here, and counted again by the server when it is handed in. */
export function createCarriedRecorder(
  shelf: CarriedShelf,
  attempt: CarriedAttempt,
  play: GamePlay,
  events: RecorderEvents<GameResult>,
): Recorder<GameState> {
  const keep = (state: GameState): void => {
    shelf.keep({ ...attempt, state });
    events.onStatus('saved');
  };
  return {
    record: keep,
    keep,
    leave: keep,
    flush: () => undefined,
    stop: () => undefined,
    finish(state) {
      shelf.finish({ ...attempt, state });
      events.onFinished({ ...scoreGame(play, state), finished_at: new Date().toISOString() });
    },
  };
}
