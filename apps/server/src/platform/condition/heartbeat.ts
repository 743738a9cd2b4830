import type { Background } from '../background.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { CannotRun } from './cannot-run.ts';
import { saveLastRunning, selectLastRunning } from './heartbeat.queries.ts';

const minutes = 60_000;
const beat = 5 * minutes;
/** More than clocks of several servers differ by. */
const tolerated = 10 * minutes;

interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly background: Background;
}

/**
 * Refuses to start with a clock that is behind the time at which the installation was last used: sessions would last for
 * years, deadlines would come back, and what is written now would be before what is there.
 * @param is_accepted whether the person who runs the server says that the clock is right now
 * @throws CannotRun with both times
 */
export async function refuseClockBehind(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  is_accepted: boolean,
): Promise<void> {
  const now = clock.now();
  const last = await db.readOne(selectLastRunning);
  if (last && !is_accepted && now.getTime() < last.getTime() - tolerated)
    throw new CannotRun(
      `The clock of this machine says ${now.toISOString()}, but Takhti last ran at ${last.toISOString()}: set the clock right; ` +
        'if it is right now and was ahead before, start once with ACCEPT_CLOCK=true.',
    );
  await db.inTransaction((tx) => saveLastRunning(tx, now));
}

/**
 * Keeps noting that the server runs, while its clock goes forwards.
 * @returns a function that stops it
 */
export function startHeartbeat({ db, clock, background }: Services): () => void {
  let last = clock.now();
  const timer = setInterval(() => {
    const now = clock.now();
    if (now < last) return;
    last = now;
    background.run('heartbeat', () => db.inTransaction((tx) => saveLastRunning(tx, now)));
  }, beat);
  timer.unref();
  return () => clearInterval(timer);
}
