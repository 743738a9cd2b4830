import type { GamePlay } from '@takhti/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react/pure';
import { createPreviewRecorder } from '../../../attempt/preview-recorder.ts';
import { emptyGameState, startGame } from './game.ts';
import { useGame } from './use-game.ts';

const play = {
  language: 'english',
  rounds: [{ QuestionId: '1', Number: 1, challenge: '', board: { kind: 'number', unit: 'm', answer: '7' } }],
} as unknown as GamePlay;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A game that is played; tells how many seconds it has counted. */
async function playing() {
  const start = startGame(play, emptyGameState);
  const { result } = await renderHook(() =>
    useGame(start, (events) => createPreviewRecorder(() => ({}) as never, events), false),
  );
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  return () => result.current.model.seconds;
}

test('the time of a game is the time in which it is seen', async () => {
  const seconds = await playing();
  vi.advanceTimersByTime(3000);
  await expect.poll(seconds).toBe(3);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(20_000);
  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(2000);
  await expect.poll(seconds).toBe(5);
});
