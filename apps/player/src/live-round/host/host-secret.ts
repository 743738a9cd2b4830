import { liveHostName } from '@takhti/domain';

/**
 * The secret of the person who leads a round: the studio brings it behind the # of the address, which reaches no server; it is kept in this
 * browser and leaves the address at once.
 * @returns null where this browser does not lead the round
 */
export function takeHostSecret(round_id: string, hash: string, storage: () => Storage): string | null {
  const brought = new URLSearchParams(hash.slice(1)).get('host');
  try {
    if (brought !== null) storage().setItem(liveHostName(round_id), brought);
    return brought ?? storage().getItem(liveHostName(round_id));
  } catch {
    return brought;
  }
}
