import type { TextStorage } from '../attempt/attempt-store.ts';
import { readStoredRecord, writeStoredRecord } from '../attempt/stored-record.ts';

/** The player of this browser in a live round. */
export interface Joined {
  readonly institution_id: number;
  readonly round_id: string;
  readonly player_id: string;
  readonly player_token: string;
  /** The code by which they came: another one leads to another round. */
  readonly code: string;
}

const name = 'takhti.live';

/** The last player of this browser; null for none. So a reloaded page is the same learner. */
export function readJoined(storage: () => TextStorage): Joined | null {
  const { institution_id, round_id, player_id, player_token, code } = readStoredRecord(storage, name) ?? {};
  const texts = [round_id, player_id, player_token, code];
  if (typeof institution_id !== 'number' || texts.some((each) => typeof each !== 'string')) return null;
  return {
    institution_id,
    round_id: String(round_id),
    player_id: String(player_id),
    player_token: String(player_token),
    code: String(code),
  };
}

/** Null removes who it was. */
export function writeJoined(storage: () => TextStorage, joined: Joined | null): void {
  writeStoredRecord(storage, name, joined);
}
