import type { Services } from '../../http/services.ts';
import { turn_hold_ms } from './bots/talk/ask.ts';
import { freeAbandonedTurns } from './bots/talk/turns.queries.ts';
import { hold_ms } from './runs/begin-run.ts';
import { endAbandonedRuns } from './runs/runs.queries.ts';

/** Further off nothing is held, also where the clocks of two servers differ a little. */
const longest_ms = 3 * Math.max(hold_ms, turn_hold_ms);

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
