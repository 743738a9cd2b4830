import { isRecord } from '@takhti/domain';
import type { ContentKey } from '../content-key.ts';

/** A complete call that saves an attempt: any page can send it, no matter what kind of attempt it is. */
export interface SaveCall {
  readonly path: string;
  readonly body: object;
}

/** Not sent yet; received while its competition did not run; refused by the server. */
const unsentStatuses = ['waiting', 'late', 'refused'] as const;
export type UnsentStatus = (typeof unsentStatuses)[number];

/** The end of an attempt that the server has not acknowledged, or whose refusal the learner has not seen yet. */
export interface Unsent extends SaveCall {
  readonly attempt_id: string;
  readonly institution_id: number;
  readonly content_id: string;
  /** The content through which it was played; null if played by itself. */
  readonly gathering_id: string | null;
  readonly status: UnsentStatus;
}

export type UnsentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface UnsentStore {
  /** @returns false if the browser cannot store it */
  put(unsent: Unsent): boolean;
  drop(attempt_id: string): void;
  list(): readonly Unsent[];
}

const PREFIX = 'takhti.unsent.';

/** Dispatched in this page when its stored ends change; other pages get the storage event of the browser. */
export const unsentEvent = 'takhti-unsent';

/**
 * The unsent ends of all attempts in this browser.
 * @param storage may refuse, as browsers do in frames of other sites
 */
export function createUnsentStore(storage: () => UnsentStorage, report: () => void): UnsentStore {
  const store: UnsentStore = {
    put(unsent) {
      // A new attempt replaces the notice about an earlier one.
      const isOlder = (other: Unsent): boolean =>
        other.status !== 'waiting' && other.attempt_id !== unsent.attempt_id && isSameContent(other, unsent);
      for (const { attempt_id } of store.list().filter(isOlder)) store.drop(attempt_id);
      const isKept = write(storage, unsent);
      report();
      return isKept;
    },
    drop(attempt_id) {
      try {
        const opened = storage();
        if (opened.getItem(PREFIX + attempt_id) === null) return;
        opened.removeItem(PREFIX + attempt_id);
        report();
      } catch {
        // A browser without storage has nothing to delete.
      }
    },
    list() {
      try {
        const opened = storage();
        return Array.from({ length: opened.length }, (_, at) => opened.key(at))
          .filter((name) => name?.startsWith(PREFIX) === true)
          .flatMap((name) => readUnsent(opened.getItem(name ?? '')) ?? []);
      } catch {
        return [];
      }
    },
  };
  return store;
}

/** The status of an end by the reply of its save; null if it counted. */
export function unsentStatusOf(result: unknown): UnsentStatus | null {
  return isRecord(result) && result['not_counted'] === 'late' ? 'late' : null;
}

/** Whether both are ends of the same content, played through the same content. */
export function isSameContent(
  one: Pick<Unsent, 'institution_id' | 'content_id' | 'gathering_id'>,
  other: Pick<Unsent, 'institution_id' | 'content_id' | 'gathering_id'>,
): boolean {
  return (
    one.institution_id === other.institution_id &&
    one.content_id === other.content_id &&
    one.gathering_id === other.gathering_id
  );
}

/** The end of an attempt at this content, not sent yet. */
export function waitingEnd(content: ContentKey, attempt_id: string, call: SaveCall): Unsent {
  const { institution_id, content_id, gathering_id = null } = content;
  return { ...call, attempt_id, institution_id, content_id, gathering_id, status: 'waiting' };
}

function write(storage: () => UnsentStorage, unsent: Unsent): boolean {
  try {
    const { status, ...rest } = unsent;
    // The name under which browsers keep it already; players that are open in other tabs know no other one.
    storage().setItem(PREFIX + unsent.attempt_id, JSON.stringify({ ...rest, fate: status }));
    return true;
  } catch {
    return false;
  }
}

function readUnsent(text: string | null): Unsent | null {
  const value = parse(text);
  if (!isRecord(value)) return null;
  const { attempt_id, institution_id, content_id, gathering_id, path, body, fate } = value;
  const known = unsentStatuses.find((each) => each === fate);
  if (typeof attempt_id !== 'string' || typeof content_id !== 'string' || known === undefined) return null;
  if (typeof institution_id !== 'number' || typeof path !== 'string' || !isRecord(body)) return null;
  const within = typeof gathering_id === 'string' ? gathering_id : null;
  return { attempt_id, institution_id, content_id, gathering_id: within, path, body, status: known };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
