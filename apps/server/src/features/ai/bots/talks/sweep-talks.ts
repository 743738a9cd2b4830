import { botTalkDays } from '@takhti/domain';
import type { Services } from '../../../../http/services.ts';
import { wipeTalksBefore } from './sweep-talks.queries.ts';

const day = 24 * 3_600_000;

/** Erases what children said to bots after a time: what they asked is theirs. */
export async function sweepBotTalks({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - botTalkDays * day);
  await db.inTransaction((tx) => wipeTalksBefore(tx, before));
}
