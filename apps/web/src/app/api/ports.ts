import type { Problem } from '@takhti/contract';
import type { Loader } from './loader.ts';
import type { Transport } from './transport.ts';

/** The texts for failures outside the problems of the contract; keys below `common:failures`. */
export type FailureText = 'invalid_request' | 'missing_params' | 'unauthorized' | 'system_error';

/** The caller. */
export interface Credentials {
  readonly session_id: string;
  readonly refresh_token: string;
  readonly user_id: string;
  readonly institution_id: number;
  readonly school_id: string | null;
}

/** The client's dependencies. */
export interface ClientPorts {
  readonly fetch: Transport;
  readonly upload: Transport;
  readonly loader: Loader;
  credentials(): Credentials | null;
  /** Waits for a session that is due for its refresh. */
  beforeSend(): Promise<void>;
  /** The state of the session, from an answer: if it differs from the known one, the person was changed. */
  onSessionState(state: string): void;
  /** The server does not take the session any more. */
  onUnauthorized(): void;
  /** The same for a silent call: nobody waits for its answer, so nothing leads away from what they do. */
  onQuietlyUnauthorized(): void;
  warn(problem: Problem): void;
  fail(failure: FailureText): void;
  saveFile(blob: Blob, name: string): void;
  readonly checksReplies: boolean;
}
