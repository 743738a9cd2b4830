import type { openLiveRound, ReplyOf } from '@takhti/contract';
import { livePath } from '@takhti/domain';

/**
 * The address at which this window becomes the screen at the front of a round. The secret is behind the #, which reaches no
 * server and no log.
 */
export function frontOf({ institution_id, round_id, host_token }: ReplyOf<typeof openLiveRound>): string {
  const query = new URLSearchParams({ institution_id: String(institution_id), round_id });
  return `${livePath}/host?${query.toString()}#${new URLSearchParams({ host: host_token }).toString()}`;
}
