import type { Services } from '../../http/services.ts';
import { freeAbandonedTurns } from './bots/talk/turns.queries.ts';
import { endAbandonedRuns } from './runs/runs.queries.ts';

/** Nothing is held for longer at a time. */
const longest_ms = 10 * 60_000;

/**
 * Gives back what a server held that died: its generations broke off, and cost nothing. Only a server that has its database to itself
 * knows at its start that nobody else is at work; where several may share one, what was held comes back by its time, and at once
 * what a clock held that was ahead.
 * @returns how many generations these were
 */
export async function giveBackHeld({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return db.inTransaction(async (tx) => {
    const now = clock.now();
    const after = db.kind === 'embedded' ? now : new Date(now.getTime() + longest_ms);
    await freeAbandonedTurns(tx, now, after);
    return endAbandonedRuns(tx, now, db.kind === 'embedded' ? null : after);
  });
}
