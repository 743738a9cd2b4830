import type { Services } from '../../http/services.ts';
import { freeAbandonedTurns } from './bots/talk/turns.queries.ts';
import { endAbandonedRuns } from './runs/runs.queries.ts';

/**
 * Gives back what a server held that died: its generations broke off, and cost nothing. Only a server that has its database to itself
 * knows at its start that nobody else is at work; where several may share one, what was held comes back by its time.
 * @returns how many generations these were
 */
export async function giveBackHeld({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  if (db.kind !== 'embedded') return 0;
  return db.inTransaction(async (tx) => {
    const now = clock.now();
    await freeAbandonedTurns(tx, now);
    return endAbandonedRuns(tx, now);
  });
}
