import type { Services } from '../../../http/services.ts';
import { deleteOlder } from '../../../platform/delete-older.ts';
import { deleteUnknownAttempts, type UnknownLearners } from './sweep-attempts.queries.ts';

/** Deletes the attempts of learners who are not known, so many days after they were last saved; 0 keeps them. */
export async function sweepAttempts(
  services: Pick<Services, 'db' | 'clock' | 'background'>,
  who: UnknownLearners,
  days: number,
): Promise<void> {
  await deleteOlder(services, days, (tx, before, limit) => deleteUnknownAttempts(tx, who, before, limit));
}
