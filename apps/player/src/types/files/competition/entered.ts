import type { CompetitorStanding } from '@takhti/contract';
import { standingIn } from './standing-in.ts';
import type { TextStorage } from '../../../attempt/attempt-store.ts';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { readStoredRecord, writeStoredRecord } from '../../../attempt/stored-record.ts';
import { competitionStorageName } from '../../../launch/competitor.ts';

/** The competitor of this browser. */
export interface Entered {
  readonly player_id: string;
  readonly player_token: string;
}

/** What this browser keeps of a competition: the competitor, and the last answers, for times without a network. */
export interface Kept extends Entered {
  readonly standing: CompetitorStanding | null;
}

/** The competitor and the competition, as calls name them. */
export type Who = Entered & Key;

type Key = Pick<ContentKey, 'institution_id' | 'content_id'>;

/** Null where no competitor entered in this browser. */
export function readKept(storage: () => TextStorage, content: Key): Kept | null {
  const { player_id, player_token, standing } =
    readStoredRecord(storage, competitionStorageName(content)) ?? {};
  if (typeof player_id !== 'string' || typeof player_token !== 'string') return null;
  return { player_id, player_token, standing: standingIn(standing) };
}

/** Keeps the competitor; null removes it. */
export function writeKept(storage: () => TextStorage, content: Key, kept: Kept | null): void {
  writeStoredRecord(storage, competitionStorageName(content), kept);
}
