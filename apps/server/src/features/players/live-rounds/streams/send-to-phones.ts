import { mapInTurns } from '../../../../platform/work/in-turns.ts';
import type { RoundStream, RoundStreams } from './round-streams.ts';

/**
 * Sends to phones what they show. What all of them show alike is serialised once and is in memory once, however many they are: a long
 * question weighs a quarter of a megabyte. Others have their turn in between.
 * @param ownOf what one learner's phone shows beside it; null for anyone who is not in the round any more
 */
export async function sendToPhones(
  streams: Pick<RoundStreams, 'send' | 'sendJoined'>,
  phones: readonly RoundStream[],
  shared: object,
  ownOf: (player_id: string) => object | null,
): Promise<void> {
  if (phones.length === 0) return;
  // The opening of one JSON object, which each phone's own fields close.
  const opening = Buffer.from(`${JSON.stringify(shared).slice(0, -1)},`);
  await mapInTurns(phones, (phone) => {
    const own = phone.player_id === null ? null : ownOf(phone.player_id);
    if (own) streams.sendJoined(phone, opening, JSON.stringify(own).slice(1));
    else streams.send(phone, { kind: 'gone' });
  });
}
