import { scoreGame } from '@takhti/content-types/rounds/play';
import type { GamePlay, GameResult, GameState } from '@takhti/domain';
import type { Recorder, RecorderEvents } from '../attempt/recorder.ts';
import type { CarriedAttempt, CarriedStore } from '../hand-in/carried-attempt.ts';

const PAUSE_MS = 400;

/**
 * Keeps a carried game in this browser, a moment after each move: all games of this device are written at once. Its end is
 * counted here, and counted again by the server when it is handed in.
 */
export function createCarriedRecorder(
  store: CarriedStore,
  attempt: CarriedAttempt,
  play: GamePlay,
  events: RecorderEvents<GameResult>,
): Recorder<GameState> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: GameState | null = null;
  let isOver = false;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === null || isOver) return;
    store.keep({ ...attempt, state: waiting });
    waiting = null;
    events.onStatus('saved');
  }
  function record(state: GameState): void {
    waiting = state;
    timer ??= setTimeout(flush, PAUSE_MS);
  }
  return {
    record,
    keep: record,
    flush,
    leave(state) {
      waiting = state;
      flush();
    },
    stop: () => clearTimeout(timer),
    finish(state) {
      clearTimeout(timer);
      isOver = true;
      store.finish({ ...attempt, state });
      events.onFinished({ ...scoreGame(play, state), finished_at: new Date().toISOString() });
    },
  };
}
