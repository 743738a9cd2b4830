import { isRecord } from '../attempt-store.ts';
import type { ContentKey } from '../content-key.ts';

/** A call that saves an attempt, whole: it can be made from any page, without knowing what kind of attempt it is. */
export interface SaveCall {
  readonly path: string;
  readonly body: object;
}

/** What became of an end: not sent yet; it came while its competition did not run; or the server did not take it. */
const fates = ['waiting', 'late', 'refused'] as const;
export type Fate = (typeof fates)[number];

/** The end of an attempt that the server has not acknowledged, or whose learner is to be told what became of it. */
export interface Unsent extends SaveCall {
  readonly attempt_id: string;
  readonly institution_id: number;
  readonly content_id: string;
  /** In what it was played; null for by itself. */
  readonly gathering_id: string | null;
  readonly fate: Fate;
}

export type UnsentShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface UnsentStore {
  /** @returns false where the browser has no room for it */
  put(unsent: Unsent): boolean;
  drop(attempt_id: string): void;
  list(): readonly Unsent[];
}

const PREFIX = 'takhti.unsent.';

/** Told in a page when what it keeps here has changed; other pages are told by their browser. */
export const unsentEvent = 'takhti-unsent';

/**
 * The ends that this browser has to send, of whatever was played in it.
 * @param storage may refuse, as browsers do in frames of other sites
 */
export function createUnsentStore(storage: () => UnsentShelf, tell: () => void): UnsentStore {
  const store: UnsentStore = {
    put(unsent) {
      // What was told of an earlier try is over with a new one.
      const isOlder = (other: Unsent): boolean =>
        other.fate !== 'waiting' && other.attempt_id !== unsent.attempt_id && isSame(other, unsent);
      for (const { attempt_id } of store.list().filter(isOlder)) store.drop(attempt_id);
      const isKept = write(storage, unsent);
      tell();
      return isKept;
    },
    drop(attempt_id) {
      try {
        const shelf = storage();
        if (shelf.getItem(PREFIX + attempt_id) === null) return;
        shelf.removeItem(PREFIX + attempt_id);
        tell();
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
    },
    list() {
      try {
        const shelf = storage();
        return Array.from({ length: shelf.length }, (_, at) => shelf.key(at))
          .filter((name) => name?.startsWith(PREFIX) === true)
          .flatMap((name) => readUnsent(shelf.getItem(name ?? '')) ?? []);
      } catch {
        return [];
      }
    },
  };
  return store;
}

/** What a save answers, as far as it says whether an end counted. */
export function fateOf(result: unknown): Fate | null {
  return isRecord(result) && result['not_counted'] === 'late' ? 'late' : null;
}

/** Where it is kept that an end of this content waits. */
export function isSame(
  one: Pick<Unsent, 'institution_id' | 'content_id' | 'gathering_id'>,
  other: Pick<Unsent, 'institution_id' | 'content_id' | 'gathering_id'>,
): boolean {
  return (
    one.institution_id === other.institution_id &&
    one.content_id === other.content_id &&
    one.gathering_id === other.gathering_id
  );
}

/** The end of an attempt at this content, that waits. */
export function waitingEnd(content: ContentKey, attempt_id: string, call: SaveCall): Unsent {
  const { institution_id, content_id, gathering_id = null } = content;
  return { ...call, attempt_id, institution_id, content_id, gathering_id, fate: 'waiting' };
}

function write(storage: () => UnsentShelf, unsent: Unsent): boolean {
  try {
    storage().setItem(PREFIX + unsent.attempt_id, JSON.stringify(unsent));
    return true;
  } catch {
    return false;
  }
}

function readUnsent(text: string | null): Unsent | null {
  const value = parse(text);
  if (!isRecord(value)) return null;
  const { attempt_id, institution_id, content_id, gathering_id, path, body, fate } = value;
  const known = fates.find((each) => each === fate);
  if (typeof attempt_id !== 'string' || typeof content_id !== 'string' || known === undefined) return null;
  if (typeof institution_id !== 'number' || typeof path !== 'string' || !isRecord(body)) return null;
  const within = typeof gathering_id === 'string' ? gathering_id : null;
  return { attempt_id, institution_id, content_id, gathering_id: within, path, body, fate: known };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
