import type { Introduction, Language } from '@takhti/domain';
import type { Outcome } from '../net/call.ts';
import type { AttemptSecret } from './attempt-store.ts';
import type { ContentKey, LaunchedKey } from './content-key.ts';
import type { RecordedKind } from './use-recorded.ts';
import type { Job } from './server-recorder.ts';
import type { SaveCall } from './unsent/unsent.ts';

/** What a launch answers, whatever is attempted. */
export interface AnyLaunch<Result> extends AttemptSecret {
  readonly play: { readonly language: Language };
  readonly result: Result | null;
}

/** Returned in place of a launch that waits for the learner to start. */
export interface Introduced {
  readonly introduction: Introduction;
}

/** The attempt that this browser remembers, who the LMS says that the learner is, and who they are in a competition. */
export interface Proof extends Partial<Pick<AttemptSecret, 'began_offline'>> {
  readonly attempt_id?: string | undefined;
  readonly attempt_token?: string | undefined;
  readonly auth_token?: string | undefined;
  readonly player_token?: string | undefined;
}

/**
 * How the server is asked for an attempt.
 * @param bearer of who is logged in, where the server wants to know
 */
export type Asking<Answer> = (
  content: LaunchedKey,
  proof: Proof,
  bearer?: string,
) => Promise<Outcome<Answer>>;

/** What a kind of attempt has of its own: its calls, what is kept of it, and where it starts. */
export interface AttemptKind<
  Launch extends AnyLaunch<Result>,
  Model,
  Action,
  State,
  Result,
> extends RecordedKind<Model, Action, State> {
  readonly launch: Asking<Launch>;
  /** The same, where a new attempt may wait for the learner, as its time is limited; left out where none has a limit. */
  readonly introduce?: Asking<Launch | Introduced>;
  /** The call that saves it. */
  readonly saving: (content: ContentKey, launch: Launch, job: Job<State>) => SaveCall;
  readonly isState: (value: unknown) => value is State;
  /** Where it goes on, with what the server has not acknowledged; null when there is nothing to play. */
  readonly start: (launch: Launch, pending: State | null) => Model | null;
  /** The same, at its end. */
  readonly finished: (model: Model) => Model;
}
