import type { Outcome } from '../net/call.ts';
import type { AttemptSecret, AttemptStore } from './attempt-store.ts';
import type { Recorder, RecorderEvents } from './recorder.ts';

export interface Job<State> {
  readonly json_data: State;
  readonly is_bookmarking: 0 | 1;
}

/** The reply of a save: the result, once the attempt has ended. */
export interface Saved<Ended> {
  readonly result: Ended | null;
}

export interface RecorderPorts<State, Ended> {
  readonly send: (job: Job<State>, keepalive: boolean) => Promise<Outcome<Saved<Ended>>>;
  readonly store: AttemptStore<State>;
  readonly attempt: AttemptSecret;
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

export const DEBOUNCE_MS = 1_200;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Saves an attempt continuously: states stay in the browser until the server has acknowledged them. One request runs at a time, the
 * newest state replaces older ones, and failures are retried at growing intervals.
 */
export function createServerRecorder<State, Ended>(
  ports: RecorderPorts<State, Ended>,
  events: RecorderEvents<Ended>,
): Recorder<State> {
  let job: Job<State> | null = null;
  let isSending = false;
  let isStopped = false;
  let isKept = true;
  let failures = 0;
  let cancel = (): void => undefined;

  function persist(pending: Job<State> | null): void {
    isKept = ports.store.write({
      ...ports.attempt,
      pending: pending?.json_data ?? null,
      is_finishing: pending?.is_bookmarking === 0,
    });
  }

  function replaceJob(next: Job<State>): void {
    job = next;
    persist(next);
  }

  function schedule(milliseconds: number): void {
    cancel();
    cancel = ports.later(() => void run(), milliseconds);
  }

  async function run(): Promise<void> {
    if (isSending || isStopped || job === null) return;
    const sent = job;
    isSending = true;
    events.onStatus('saving');
    const outcome = await ports.send(sent, false);
    isSending = false;
    if (isStopped) return;
    if (outcome.kind === 'ok') acknowledged(sent, outcome.data);
    else if (outcome.kind === 'unreachable' || outcome.kind === 'too_many') failed();
    else refused(outcome);
  }

  function acknowledged(sent: Job<State>, { result }: Saved<Ended>): void {
    failures = 0;
    if (job === sent) {
      job = null;
      persist(null);
      events.onStatus('saved');
    } else {
      schedule(0);
    }
    // A bookmark that comes after the time limit ends the attempt too.
    if (result !== null) {
      isStopped = true;
      events.onFinished(result);
    }
  }

  function failed(): void {
    events.onStatus(isKept || job?.is_bookmarking !== 0 ? 'unreachable' : 'unkept');
    schedule(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
    failures += 1;
  }

  function refused(outcome: Extract<Outcome<Saved<Ended>>, { kind: 'refused' | 'unauthorized' }>): void {
    isStopped = true;
    cancel();
    if (outcome.kind === 'unauthorized') return events.onRefused('unauthorized');
    if (outcome.problem === 'players.attempt_finished') return events.onRefused('finished');
    return events.onRefused(outcome.problem === 'players.attempt_not_found' ? 'not_found' : 'invalid');
  }

  // Stored from the first question on, not from the launch: a look at the title is no attempt to resume.
  const left = ports.store.read();
  if (left?.attempt_id !== ports.attempt.attempt_id) {
    persist(null);
  } else if (left.pending !== null && !left.is_finishing) {
    job = { json_data: left.pending, is_bookmarking: 1 };
    schedule(0);
  }

  return {
    record(state) {
      if (isStopped || job?.is_bookmarking === 0) return;
      replaceJob({ json_data: state, is_bookmarking: 1 });
      if (failures === 0) events.onStatus('saving');
      // Without a network the next try is scheduled already; more typing must not bring it forward.
      if (failures === 0) schedule(DEBOUNCE_MS);
    },
    keep(state) {
      if (!isStopped && job?.is_bookmarking !== 0) persist({ json_data: state, is_bookmarking: 1 });
    },
    flush() {
      if (!isStopped && job !== null) schedule(0);
    },
    finish(state) {
      if (isStopped) return;
      replaceJob({ json_data: state, is_bookmarking: 0 });
      schedule(0);
    },
    leave(state) {
      if (isStopped) return;
      const last: Job<State> = job?.is_bookmarking === 0 ? job : { json_data: state, is_bookmarking: 1 };
      persist(last);
      void ports.send(last, true);
    },
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
