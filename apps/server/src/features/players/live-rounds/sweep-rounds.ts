import { limits } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import { clearRounds } from './sweep-rounds.queries.ts';

const hour = 3_600_000;

/** Ends live rounds that nobody ended, and deletes them after days, with the nicknames of children. */
export async function sweepLiveRounds({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { hours, days } = limits.live_round;
  const hoursAgo = (count: number): Date => new Date(clock.now().getTime() - count * hour);
  await db.inTransaction((tx) => clearRounds(tx, hoursAgo(hours), hoursAgo(24 * days)));
}
