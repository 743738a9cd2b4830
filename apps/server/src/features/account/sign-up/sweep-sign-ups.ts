import { deleteOlder } from '../../../platform/delete-older.ts';
import type { Services } from '../../../http/services.ts';
import { deleteUnconfirmed } from './unconfirmed.queries.ts';

/** Deletes the accounts whose address nobody has confirmed for so many days. */
export async function sweepSignUps(
  services: Pick<Services, 'db' | 'clock' | 'background'>,
  days: number,
): Promise<void> {
  await deleteOlder(services, days, deleteUnconfirmed);
}
