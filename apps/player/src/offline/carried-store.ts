import { isRecord, type CarriedGame } from '@takhti/domain';
import type { TextStorage } from '../attempt/attempt-store.ts';
import { readStoredRecord, writeStoredRecord } from '../attempt/stored-record.ts';
import { randomId, randomToken } from '../attempt/random.ts';
import type { CarriedAttempt, CarriedStore } from '../hand-in/carried-attempt.ts';
import { isGameState } from '../types/rounds/game/game-state.ts';
import { seedFor } from './carried.ts';

interface Kept {
  readonly current: CarriedAttempt | null;
  /** To their end, the newest last. */
  readonly played: readonly CarriedAttempt[];
}

/** More than a class plays on one device before it is handed in; the oldest are deleted first. */
const most = 200;

/**
 * What this browser keeps of a carried game. One that keeps nothing (private mode, full) still plays until its page is closed.
 * @param storage may refuse, as browsers do to pages that another program hands them
 */
export function createCarriedStore(storage: () => TextStorage, game: CarriedGame): CarriedStore {
  const name = `takhti.carried.${game.publication_id}`;
  let kept = read();

  function read(): Kept {
    const { current, played } = readStoredRecord(storage, name) ?? {};
    return {
      current: isAttempt(current) ? current : null,
      played: Array.isArray(played) ? played.filter(isAttempt) : [],
    };
  }

  function write(next: Kept): void {
    kept = next;
    writeStoredRecord(storage, name, next);
  }

  return {
    begin() {
      if (kept.current) return kept.current;
      return {
        attempt_id: randomId(),
        attempt_token: randomToken(),
        seed: seedFor(game, kept.played.length),
        started_on: new Date().toISOString(),
        state: { rounds: [], current: 0, seconds: 0 },
        user_id: '',
      };
    },
    keep: (attempt) => write({ ...kept, current: attempt }),
    finish(attempt) {
      const others = kept.played.filter(({ attempt_id }) => attempt_id !== attempt.attempt_id);
      write({ current: null, played: [...others, attempt].slice(-most) });
    },
    played: () => kept.played,
    name(attempt_id, user_id) {
      const played = kept.played.map((each) =>
        each.attempt_id === attempt_id ? { ...each, user_id } : each,
      );
      write({ ...kept, played });
    },
  };
}

const texts = ['attempt_id', 'attempt_token', 'seed', 'started_on', 'user_id'] as const;

function isAttempt(value: unknown): value is CarriedAttempt {
  return (
    isRecord(value) && texts.every((field) => typeof value[field] === 'string') && isGameState(value['state'])
  );
}
