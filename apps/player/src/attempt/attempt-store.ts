import type { RequestInput, saveGame } from '@takhti/contract';
import { isRecord } from '@takhti/domain';
import type { ContentKey } from './content-key.ts';

/** How an attempt began that is not on the server yet. */
export type BeganOffline = NonNullable<RequestInput<typeof saveGame>['began_offline']>;

/** Proves that an attempt belongs to this learner. */
export interface AttemptSecret {
  readonly attempt_id: string;
  readonly attempt_token: string;
  /** Where it began without a network. */
  readonly began_offline?: BeganOffline | undefined;
}

/** The stored part of an attempt: its secret, and the state that the server has not acknowledged yet. */
export interface StoredAttempt<State> extends AttemptSecret {
  /** Not acknowledged; null when the server has everything. */
  readonly pending: State | null;
  /** The learner finished (or the time was up), and the server may not have recorded it yet. */
  readonly is_finishing: boolean;
}

export interface AttemptStore<State> {
  read(): StoredAttempt<State> | null;
  /** @returns false where the browser has no room for it */
  write(stored: StoredAttempt<State>): boolean;
}

/** A storage of texts by name, as `localStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The attempt of one learner at one content. A browser that stores nothing (private mode, full) still plays.
 * @param storage may refuse, as browsers do in frames of other sites
 */
export function createAttemptStore<State>(
  storage: () => TextStorage,
  { institution_id, content_id, user_id, gathering_id, link_code }: ContentKey,
  isState: (value: unknown) => value is State,
): AttemptStore<State> {
  const within = gathering_id === undefined ? '' : `.${gathering_id}`;
  const by = link_code === undefined ? '' : `.${link_code}`;
  const name = `takhti.attempt.${institution_id}.${content_id}.${user_id}${within}${by}`;
  return {
    read() {
      try {
        return parseStored(storage().getItem(name), isState);
      } catch {
        return null;
      }
    },
    write(stored) {
      try {
        storage().setItem(name, JSON.stringify(stored));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/**
 * The state to continue with: the one that the server has not acknowledged, if there is one, else the server's.
 * Time never runs back: if there is a limit, the server counts the time away, and this browser the time that was not sent.
 */
export function resumedState<State extends { readonly seconds: number }>(
  server: State,
  pending: State | null,
): State {
  return pending === null ? server : { ...pending, seconds: Math.max(pending.seconds, server.seconds) };
}

function parseStored<State>(
  text: string | null,
  isState: (value: unknown) => value is State,
): StoredAttempt<State> | null {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (
    !isRecord(value) ||
    typeof value['attempt_id'] !== 'string' ||
    typeof value['attempt_token'] !== 'string'
  )
    return null;
  return {
    attempt_id: value['attempt_id'],
    attempt_token: value['attempt_token'],
    // The server reads it; here it is passed on.
    began_offline: value['began_offline'] as BeganOffline | undefined,
    pending: isState(value['pending']) ? value['pending'] : null,
    is_finishing: value['is_finishing'] === true,
  };
}
