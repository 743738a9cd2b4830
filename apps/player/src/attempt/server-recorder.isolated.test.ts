import type { AttemptState, Result } from '@takhti/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SaveReply } from '../types/assessments/attempt/assessment-calls.ts';
import type { Outcome } from '../net/call.ts';
import type { StoredAttempt } from './attempt-store.ts';
import { emptyState } from '../types/assessments/attempt/attempt.ts';
import type { RecorderEvents } from './recorder.ts';
import { createServerRecorder, type Job } from './server-recorder.ts';

const attempt = { attempt_id: 'x', attempt_token: 'secret' };
const result = { TotalQuestions: 3 } as Result;
const at = (seconds: number): AttemptState => ({ ...emptyState, seconds });
const ok = (data: SaveReply = { result: null }): Outcome<SaveReply> => ({ kind: 'ok', data });
const unreachable: Outcome<SaveReply> = { kind: 'unreachable' };

beforeEach(() => {
  vi.useFakeTimers();
});

/** A recorder with a server that answers one after another as it is told, the last answer for ever. */
function open(
  answers: Outcome<SaveReply>[],
  left: StoredAttempt<AttemptState> | null = null,
  isRoomy = true,
) {
  const sent: (Job<AttemptState> & { keepalive: boolean })[] = [];
  const browser: { stored: StoredAttempt<AttemptState> | null } = { stored: left };
  const events = {
    onStatus: vi.fn<RecorderEvents<Result>['onStatus']>(),
    onFinished: vi.fn<RecorderEvents<Result>['onFinished']>(),
    onRefused: vi.fn<RecorderEvents<Result>['onRefused']>(),
  };
  const recorder = createServerRecorder(
    {
      attempt,
      store: {
        read: () => browser.stored,
        write: (stored) => {
          if (!isRoomy) return false;
          browser.stored = stored;
          return true;
        },
      },
      send: async (job, keepalive) => {
        sent.push({ ...job, keepalive });
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? unreachable;
      },
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    events,
  );
  return { recorder, sent, browser, events };
}

const settle = async (): Promise<unknown> => vi.advanceTimersByTimeAsync(5_000);

describe('saving', () => {
  test('C-553 answers are saved with is_bookmarking 1, a burst of them once, the newest', async () => {
    const { recorder, sent } = open([ok()]);
    recorder.record(at(1));
    recorder.record(at(2));
    await settle();
    expect(sent).toEqual([{ json_data: at(2), is_bookmarking: 1, keepalive: false }]);
  });

  test('what was recorded lies in the browser until the server has acknowledged it', async () => {
    const { recorder, browser } = open([ok()]);
    recorder.record(at(1));
    expect(browser.stored).toEqual({ ...attempt, pending: at(1), is_finishing: false });
    await settle();
    expect(browser.stored).toEqual({ ...attempt, pending: null, is_finishing: false });
  });

  test('what is recorded while a request is under way is sent after it', async () => {
    const { recorder, sent, browser } = open([ok()]);
    recorder.record(at(1));
    recorder.flush();
    vi.advanceTimersByTime(0);
    recorder.record(at(2));
    await settle();
    expect(sent.map((job) => job.json_data.seconds)).toEqual([1, 2]);
    expect(browser.stored?.pending).toBeNull();
  });

  test('a lost connection loses nothing: saves are repeated until one succeeds', async () => {
    const { recorder, sent, browser, events } = open([unreachable, unreachable, ok()]);
    recorder.record(at(1));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(events.onStatus).toHaveBeenLastCalledWith('unreachable');
    expect(browser.stored?.pending).toEqual(at(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
    expect(events.onStatus).toHaveBeenLastCalledWith('saved');
  });

  test('a server that is down is asked ever less often', async () => {
    const { recorder, sent } = open([unreachable]);
    recorder.record(at(1));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(sent.length).toBeLessThan(30);
    expect(sent.length).toBeGreaterThan(10);
  });

  test('answers that are given while a server is down do not have it asked more often', async () => {
    const { recorder, sent } = open([unreachable]);
    for (let second = 0; second < 120; second += 1) {
      recorder.record(at(second));
      await vi.advanceTimersByTimeAsync(1_500);
    }
    expect(sent.length).toBeLessThan(15);
  });

  test('unsent state of an earlier visit is sent at once', async () => {
    const { sent } = open([ok()], { ...attempt, pending: at(9), is_finishing: false });
    await settle();
    expect(sent.map((job) => job.json_data)).toEqual([at(9)]);
  });

  test('the attempt is remembered from its first question on', () => {
    const { browser } = open([ok()], {
      attempt_id: 'older',
      attempt_token: 'other',
      pending: at(5),
      is_finishing: true,
    });
    expect(browser.stored).toEqual({ ...attempt, pending: null, is_finishing: false });
  });

  test('passing time is kept without a call', async () => {
    const { recorder, sent, browser } = open([ok()]);
    recorder.keep(at(5));
    await settle();
    expect(browser.stored?.pending).toEqual(at(5));
    expect(sent).toEqual([]);
  });

  test('a page that goes away sends its last state in a request that outlives it', () => {
    const { recorder, sent, browser } = open([ok()]);
    recorder.leave(at(3));
    expect(sent).toEqual([{ json_data: at(3), is_bookmarking: 1, keepalive: true }]);
    expect(browser.stored?.pending).toEqual(at(3));
  });
});

describe('finishing', () => {
  test('C-554 the end is saved with is_bookmarking 0 and brings the result', async () => {
    const { recorder, sent, events, browser } = open([ok({ result })]);
    recorder.finish(at(4));
    expect(browser.stored).toMatchObject({ pending: at(4), is_finishing: true });
    await settle();
    expect(sent).toMatchObject([{ json_data: at(4), is_bookmarking: 0 }]);
    expect(events.onFinished).toHaveBeenCalledExactlyOnceWith(result);
    expect(browser.stored).toMatchObject({ pending: null, is_finishing: false });
  });

  test('without a connection the end is tried again, and later records do not undo it', async () => {
    const { recorder, sent, events } = open([unreachable, ok({ result })]);
    recorder.finish(at(4));
    await vi.advanceTimersByTimeAsync(10);
    recorder.record(at(5));
    recorder.keep(at(6));
    await settle();
    expect(sent.map((job) => [job.is_bookmarking, job.json_data.seconds])).toEqual([
      [0, 4],
      [0, 4],
    ]);
    expect(events.onFinished).toHaveBeenCalledOnce();
  });

  test('an end that can neither be sent nor kept says so', async () => {
    const { recorder, events } = open([unreachable], null, false);
    recorder.record(at(1));
    await settle();
    expect(events.onStatus).toHaveBeenLastCalledWith('unreachable');
    recorder.finish(at(4));
    await settle();
    expect(events.onStatus).toHaveBeenLastCalledWith('unkept');
  });

  test('a bookmark after the time limit ends the attempt with the server’s result', async () => {
    const { recorder, events } = open([ok({ result })]);
    recorder.record(at(4));
    await settle();
    expect(events.onFinished).toHaveBeenCalledExactlyOnceWith(result);
  });

  test('after the result nothing is sent', async () => {
    const { recorder, sent } = open([ok({ result })]);
    recorder.finish(at(4));
    await settle();
    recorder.record(at(5));
    recorder.leave(at(6));
    await settle();
    expect(sent).toHaveLength(1);
  });
});

describe('being refused', () => {
  test.each([
    [{ kind: 'unauthorized' }, 'unauthorized'],
    [{ kind: 'refused', problem: 'players.attempt_finished' }, 'finished'],
    [{ kind: 'refused', problem: 'players.attempt_not_found' }, 'not_found'],
    [{ kind: 'refused', problem: 'request.invalid' }, 'invalid'],
  ] as const)(
    'C-1050 %j is told as %s, what was answered stays, nothing more is sent',
    async (answer, why) => {
      const { recorder, sent, browser, events } = open([answer]);
      recorder.record(at(1));
      await settle();
      recorder.record(at(2));
      await settle();
      expect(events.onRefused).toHaveBeenCalledExactlyOnceWith(why);
      expect(browser.stored?.pending).toEqual(at(1));
      expect(sent).toHaveLength(1);
    },
  );
});
