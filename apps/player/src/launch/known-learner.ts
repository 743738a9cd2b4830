import { storedSessionName } from '@takhti/domain';
import type { ContentKey } from '../attempt/content-key.ts';
import { readStoredRecord, writeStoredRecord } from '../attempt/stored-record.ts';
import { competitorToken } from './competitor.ts';

const NAME = 'takhti.launch-token';

/** What this browser can prove about the learner. */
export interface KnownLearner {
  /** The LMS's token of this launch; null without one. */
  token(content: { readonly institution_id: number; readonly user_id: string }): string | null;
  /** The secret of the competitor that `content` names. */
  competitor(content: ContentKey): string | undefined;
  /** The login in the studio here; null for none. */
  session(): string | null;
}

interface Kept {
  readonly institution_id: number;
  readonly user_id: string;
  readonly token: string;
}

/** @param storage of this tab, @param studio where the studio keeps its session, and competitions who is in them */
export function makeKnownLearner(
  storage: () => Pick<Storage, 'getItem'>,
  studio: () => Pick<Storage, 'getItem'>,
): KnownLearner {
  return {
    token({ institution_id, user_id }) {
      const kept = readStoredRecord(storage, NAME) ?? {};
      const isTheirs = kept['institution_id'] === institution_id && kept['user_id'] === user_id;
      return isTheirs && typeof kept['token'] === 'string' ? kept['token'] : null;
    },
    competitor: (content) => competitorToken(studio, content),
    session() {
      const { session_id } = readStoredRecord(studio, storedSessionName) ?? {};
      return typeof session_id === 'string' ? session_id : null;
    },
  };
}

export const knownLearner = makeKnownLearner(
  () => sessionStorage,
  () => localStorage,
);

/**
 * Takes the token of an LMS out of an address, before it is in the history or seen by another person, and keeps it for this tab. In the
 * address stays the name that it says; only the server looks at whether it may be trusted.
 * @returns the query as it shall be; null when it brings no token
 */
export function takeToken(search: string, storage: () => Pick<Storage, 'setItem'>): string | null {
  const query = new URLSearchParams(search);
  const token = query.get('auth_token');
  if (token === null) return null;
  query.delete('auth_token');
  const { sub, institution_id } = claimsOf(token);
  if (typeof sub === 'string' && typeof institution_id === 'number') {
    query.set('user_id', sub);
    const kept: Kept = { institution_id, user_id: sub, token };
    writeStoredRecord(storage, NAME, kept);
  }
  return `?${query.toString()}`;
}

function claimsOf(token: string): { sub?: unknown; institution_id?: unknown } {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
      each.charCodeAt(0),
    );
    return asObject(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
