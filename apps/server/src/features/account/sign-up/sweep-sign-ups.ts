import type { Services } from '../../../http/services.ts';
import { deleteUnconfirmed } from './unconfirmed.queries.ts';

const day = 24 * 3_600_000;
const chunk = 500;

/** Deletes the accounts whose address nobody has confirmed for so many days. */
export async function sweepSignUps(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  days: number,
): Promise<void> {
  const before = new Date(clock.now().getTime() - days * day);
  for (;;) {
    const deleted = await db.inTransaction((tx) => deleteUnconfirmed(tx, before, chunk));
    if (deleted < chunk) return;
  }
}
