import type { Services } from '../../../http/services.ts';
import { deleteOlder } from '../../../platform/delete-older.ts';
import { deleteIdleCompetitors } from './sweep-competitors.queries.ts';

/** Deletes competitors who entered so many days ago and never played: names of children that are not needed. 0 keeps them. */
export async function sweepCompetitors(
  services: Pick<Services, 'db' | 'clock' | 'background'>,
  days: number,
): Promise<void> {
  await deleteOlder(services, days, deleteIdleCompetitors);
}
