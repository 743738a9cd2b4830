import type { Introduction, Language } from '@takhti/domain';
import type { Outcome } from '../net/call.ts';
import type { AttemptSecret } from './attempt-store.ts';
import type { ContentKey, LaunchedKey } from './content-key.ts';
import type { RecordedKind } from './use-recorded.ts';
import type { Job } from './server-recorder.ts';
import type { SaveCall } from './unsent/unsent.ts';

/** The part that replies of all launches share. */
export interface AnyLaunch<Result> extends AttemptSecret {
  readonly play: { readonly language: Language };
  readonly result: Result | null;
}

/** Returned in place of a launch that waits for the learner to start. */
export interface Introduced {
  readonly introduction: Introduction;
}

/** The stored attempt of this browser, the learner by the LMS's token, and the competitor. */
export interface Proof extends Partial<Pick<AttemptSecret, 'began_offline'>> {
  readonly attempt_id?: string | undefined;
  readonly attempt_token?: string | undefined;
  readonly auth_token?: string | undefined;
  readonly player_token?: string | undefined;
}

/**
 * How the server is asked for an attempt.
 * @param bearer the token of the logged-in person, if the server asks for it
 */
export type Asking<Answer> = (
  content: LaunchedKey,
  proof: Proof,
  bearer?: string,
) => Promise<Outcome<Answer>>;

/** The part that differs between kinds of attempts: their calls, their state, and their start. */
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
  /** Resumes an attempt, with what the server has not acknowledged; null if there is nothing to play. */
  readonly start: (launch: Launch, pending: State | null) => Model | null;
  /** The same, at its end. */
  readonly finished: (model: Model) => Model;
}
