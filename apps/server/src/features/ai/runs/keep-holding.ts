import type { Services } from '../../../http/services.ts';
import { hold_ms, type BegunRun } from './begin-run.ts';
import { holdRun } from './runs.queries.ts';

/** So often: one or two that fail cost a run nothing. */
const beat_ms = 60_000;

/** Holds a run for as long as it continues, however long its service thinks before it has said anything whole. */
export function keepHolding(
  { db, clock, background }: Pick<Services, 'db' | 'clock' | 'background'>,
  { run }: BegunRun,
): {
  /** Aborted when the run is not under way any more: its person stopped it, or its credit went back. */
  readonly lost: AbortSignal;
  readonly end: () => void;
} {
  const lost = new AbortController();
  const timer = setInterval(() => {
    background.run('hold of a generation', async () => {
      const now = clock.now();
      const until = new Date(now.getTime() + hold_ms);
      if (!(await db.inTransaction((tx) => holdRun(tx, run, now, until)))) lost.abort();
    });
  }, beat_ms);
  timer.unref();
  return { lost: lost.signal, end: () => clearInterval(timer) };
}
