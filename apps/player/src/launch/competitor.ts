import { competitorUserId } from '@takhti/domain';
import type { TextStorage } from '../attempt/attempt-store.ts';
import type { ContentKey } from '../attempt/content-key.ts';
import { readStoredRecord } from '../attempt/stored-record.ts';

/** Under what name a browser keeps who it is in a competition. */
export function competitionStorageName({
  institution_id,
  content_id,
}: Pick<ContentKey, 'institution_id' | 'content_id'>): string {
  return `takhti.competition.${institution_id}.${content_id}`;
}

/** The secret of the competitor that `content` names; undefined for others. */
export function competitorToken(
  storage: () => Pick<TextStorage, 'getItem'>,
  { institution_id, user_id, gathering_id }: ContentKey,
): string | undefined {
  if (gathering_id === undefined) return undefined;
  const name = competitionStorageName({ institution_id, content_id: gathering_id });
  const { player_id, player_token } = readStoredRecord(storage, name) ?? {};
  const isTheirs = typeof player_id === 'string' && competitorUserId(player_id) === user_id;
  return isTheirs && typeof player_token === 'string' ? player_token : undefined;
}
