import type { AttemptState } from '@takhti/domain';

/** What this browser knows of an attempt: its secret, and what the server has not acknowledged yet. */
export interface StoredAttempt<State = AttemptState> {
  readonly attempt_id: string;
  readonly attempt_token: string;
  /** Not acknowledged; null when the server has everything. */
  readonly pending: State | null;
  /** The learner finished (or the time was up), and the server may not know it yet. */
  readonly is_finishing: boolean;
}

export interface AttemptStore<State = AttemptState> {
  read(): StoredAttempt<State> | null;
  write(stored: StoredAttempt<State>): void;
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** The attempt of one learner at one assessment, in `shelf`. */
export function createAttemptStore(shelf: Shelf, key: AttemptKey): AttemptStore {
  const { institution_id, assessment_id, user_id } = key;
  return createStore(shelf, { institution_id, content_id: assessment_id, user_id }, isAttemptState);
}

/** The attempt of one learner at one content, in `shelf`. A browser that keeps nothing (private mode, full) still plays. */
export function createStore<State>(
  shelf: Shelf,
  key: { readonly institution_id: number; readonly content_id: string; readonly user_id: string },
  isState: (value: unknown) => value is State,
): AttemptStore<State> {
  const name = `takhti.attempt.${key.institution_id}.${key.content_id}.${key.user_id}`;
  return {
    read() {
      try {
        return parseStored(shelf.getItem(name), isState);
      } catch {
        return null;
      }
    },
    write(stored) {
      try {
        shelf.setItem(name, JSON.stringify(stored));
      } catch {
        // Nothing to do: the server's copy is then the only one.
      }
    },
  };
}

export interface AttemptKey {
  readonly institution_id: number;
  readonly assessment_id: string;
  readonly user_id: string;
}

/**
 * Where to go on: with what the server has not acknowledged, which only this browser knows, else with the server's state.
 * Time never runs back: the server counts the time away where there is a limit, this browser what was not sent.
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
    pending: isState(value['pending']) ? value['pending'] : null,
    is_finishing: value['is_finishing'] === true,
  };
}

function isAttemptState(value: unknown): value is AttemptState {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value['current']) &&
    Number.isSafeInteger(value['seconds']) &&
    isListOf(value['flagged'], isText) &&
    isListOf(value['answers'], isAnswer)
  );
}

function isAnswer(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value['QuestionId']) &&
    Number.isSafeInteger(value['TimespentInSeconds']) &&
    isListOf(value['OptionIds'], isText)
  );
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
