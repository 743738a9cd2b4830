import type { CarriedGame, GamePlay, GameState } from '@takhti/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCarriedRecorder } from './carried-recorder.ts';
import { createCarriedStore } from './carried-store.ts';

const play = { AssessmentId: 'a', SkillId: 's', language: 'english', rounds: [] } as unknown as GamePlay;
const game = { publication_id: 'p', boards: [{ seed: 's', play }] } as unknown as CarriedGame;
const state = (text: string): GameState => ({
  rounds: [],
  current: 0,
  seconds: 1,
  open: { QuestionId: '1', response: { text }, TimespentInSeconds: 1 },
});

function makeRecorder() {
  const entries = new Map<string, string>();
  const setItem = vi.fn<(key: string, value: string) => void>((key, value) => void entries.set(key, value));
  const store = { getItem: (key: string) => entries.get(key) ?? null, setItem };
  const carried = createCarriedStore(() => store, game);
  const events = {
    onStatus: vi.fn<() => void>(),
    onFinished: vi.fn<() => void>(),
    onRefused: vi.fn<() => void>(),
  };
  const recorder = createCarriedRecorder(carried, carried.begin(), play, events);
  return { recorder, events, setItem, kept: () => createCarriedStore(() => store, game).begin().state };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('moves that follow each other are written once, the last of them', () => {
  const { recorder, setItem, kept } = makeRecorder();
  recorder.record(state('1'));
  recorder.record(state('12'));
  expect(setItem).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(setItem).toHaveBeenCalledOnce();
  expect(kept()).toEqual(state('12'));
});

test('pending state is written when the page is closed', () => {
  const { recorder, kept } = makeRecorder();
  recorder.record(state('1'));
  recorder.leave(state('12'));
  expect(kept()).toEqual(state('12'));
});

test('a game that ended is not open any more, whatever still comes', () => {
  const { recorder, events, kept } = makeRecorder();
  recorder.record(state('1'));
  recorder.finish({ rounds: [], current: 0, seconds: 9 });
  recorder.leave(state('1'));
  vi.advanceTimersByTime(1_000);
  expect(events.onFinished).toHaveBeenCalledOnce();
  expect(kept()).toEqual({ rounds: [], current: 0, seconds: 0 });
});
