import type { Introduction } from '@takhti/domain';
import type { KnownLearner } from '../launch/known-learner.ts';
import { failureOf, post, type Failure, type Outcome } from '../net/call.ts';
import type { AnyLaunch, Asking, AttemptKind, Introduced, Proof } from './attempt-kind.ts';
import type { AttemptStore } from './attempt-store.ts';
import type { ContentKey, LaunchedKey } from './content-key.ts';
import type { Connect } from './recorder.ts';
import { createServerRecorder } from './server-recorder.ts';
import { waitingEnd, type Unsent, type UnsentStore } from './unsent/unsent.ts';

/** An attempt that was finished before. */
export interface Done<Launch, Result> {
  readonly kind: 'done';
  readonly launch: Launch;
  readonly result: Result;
  /** This browser finished it and did not know until now that it arrived. */
  readonly isNewlyKnown: boolean;
}

/** An attempt to begin, or to continue with. */
export interface Ready<Launch, Model, State, Result> {
  readonly kind: 'ready';
  readonly launch: Launch;
  readonly start: Model;
  readonly connect: Connect<State, Result>;
}

export type LaunchState<Launch, Model, State, Result> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly why: Failure }
  /** Nothing of it is here: it begins with a launch. */
  | { readonly kind: 'introduced'; readonly introduction: Introduction }
  | { readonly kind: 'empty'; readonly launch: Launch }
  | Done<Launch, Result>
  | Ready<Launch, Model, State, Result>;

/**
 * Launches content: a new attempt, or the one that this browser remembers; what was not sent yet continues from here.
 * @param request a new attempt is wanted now, perhaps of one part; 'again' to get its introduction first; null for the stored
 *   attempt, or the introduction
 */
export async function launchAttempt<Launch extends AnyLaunch<Result>, Model, Action, State, Result>(
  kind: AttemptKind<Launch, Model, Action, State, Result>,
  content: ContentKey,
  store: AttemptStore<State>,
  known: KnownLearner,
  request: Pick<LaunchedKey, 'part'> | 'restart' | null,
  unsent: UnsentStore,
): Promise<LaunchState<Launch, Model, State, Result>> {
  const stored = request === null ? store.read() : null;
  const remembered = {
    attempt_id: stored?.attempt_id,
    attempt_token: stored?.attempt_token,
    began_offline: stored?.began_offline,
  };
  const begins = request === 'restart' ? null : request;
  const ask = (!begins && kind.introduce) || kind.launch;
  const outcome = await askAs<Launch | Introduced>(ask, { ...content, ...begins }, known, remembered);
  if (outcome.kind !== 'ok') return { kind: 'failed', why: failureOf(outcome) };

  const launch = outcome.data;
  if ('introduction' in launch) return { kind: 'introduced', ...launch };
  const { attempt_id, attempt_token, began_offline, result } = launch;
  // The server starts again when it does not know the attempt any more.
  const mine = stored?.attempt_id === attempt_id ? stored : null;
  const isFinishing = mine?.is_finishing === true;
  const start = kind.start(launch, mine?.pending ?? null);
  if (start === null) return { kind: 'empty', launch };
  if (result !== null) return { kind: 'done', launch, result, isNewlyKnown: isFinishing };
  return {
    kind: 'ready',
    launch,
    start: isFinishing ? kind.finished(start) : start,
    connect: (events) =>
      createServerRecorder(
        {
          attempt: { attempt_id, attempt_token, began_offline },
          store: keptForAll(store, unsent, (json_data) =>
            waitingEnd(content, attempt_id, kind.saving(content, launch, { json_data, is_bookmarking: 0 })),
          ),
          later,
          send: async (job, keepalive) => {
            const { path, body } = kind.saving(content, launch, job);
            return post(path, body, { keepalive });
          },
        },
        events,
      ),
  };
}

// An end is there for any page to send: anyone who goes back offline may never open this content again.
function keptForAll<State>(
  store: AttemptStore<State>,
  unsent: UnsentStore,
  endOf: (state: State) => Unsent,
): AttemptStore<State> {
  return {
    read: () => store.read(),
    write(stored) {
      const isKept = store.write(stored);
      if (stored.pending !== null && stored.is_finishing) return unsent.put(endOf(stored.pending)) || isKept;
      unsent.drop(stored.attempt_id);
      return isKept;
    },
  };
}

// A token expires before an attempt does; the login is sent only to a server that asks for it.
async function askAs<Answer>(
  ask: Asking<Answer>,
  content: LaunchedKey,
  known: KnownLearner,
  remembered: Proof,
): Promise<Outcome<Answer>> {
  const auth_token = known.token(content) ?? undefined;
  const player_token = known.competitor(content);
  const outcome = await ask(content, { ...remembered, auth_token, player_token });
  if (outcome.kind !== 'refused') return outcome;
  const bearer = known.session();
  if (outcome.problem === 'players.learner_unknown' && bearer !== null)
    return ask(content, remembered, bearer);
  if (outcome.problem === 'players.token_refused' && remembered.attempt_id !== undefined)
    return ask(content, remembered);
  return outcome;
}

function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
