import { setTimeout as wait } from 'node:timers/promises';
import { onDatabase } from '../calls/seed.ts';
import { tenths, whole } from '../common/figures.ts';
import type { Place } from '../common/place.ts';
import { startServer, type ServerProcess } from '../common/server-process.ts';
import { countSent, letAnHourPass } from './course.queries.ts';
import { course, serverSettings } from './course.ts';
import type { Platform } from './gradebook.ts';

const TOKEN = 'figures-of-the-bench';
/** So long the server tries while the platform refuses. */
const AWAY_MS = 3_000;
const LOOK_EVERY_MS = 20;
/** A server that is killed holds up what it was sending for two minutes. */
const PATIENCE_MS = 400_000;
const MOST = 0.9;

const start = (place: Place): Promise<ServerProcess> =>
  startServer(place, { ...serverSettings, METRICS_TOKEN: TOKEN });

/**
 * Results wait for a platform that refuses all, for an hour; then it answers, and they are sent.
 * @param kills how often the server is killed with -9 on the way, and started again
 */
export async function measureDrain(
  place: Place,
  platform: Platform,
  results: number,
  kills: number,
): Promise<string[]> {
  await platform.startAnew();
  await platform.goAway();
  const refused = await start(place);
  await wait(AWAY_MS);
  await refused.stop();
  const { asked } = await platform.book();
  if (asked === 0) throw new Error('The platform was not asked while it was away.');
  await onDatabase(place, (db) => db.inTransaction(letAnHourPass));
  await platform.comeBack();

  let server = await start(place);
  const started = performance.now();
  const since = (): number => (performance.now() - started) / 1000;
  for (let kill = 1; kill <= kills; kill += 1) {
    await keptAtLeast(platform, (results * kill) / (kills + 1));
    await server.kill();
    server = await start(place);
  }
  await keptAtLeast(platform, results * MOST);
  const most = since();
  await keptAtLeast(platform, results);
  const all = since();
  await nothingWaits(server);
  await server.stop();

  const sent = await onDatabase(place, (db) => db.inReadTransaction(countSent));
  const { kept, again, late } = await platform.book();
  return [
    whole(kills),
    whole(results),
    whole(course.learners),
    whole(asked),
    tenths(most),
    whole((results * MOST) / most),
    tenths(all),
    whole(again),
    whole(late),
    whole(results - Math.min(kept, sent)),
    whole(Math.max(kept - results, 0)),
  ];
}

async function keptAtLeast(platform: Platform, wanted: number): Promise<void> {
  await until(async () => (await platform.book()).kept >= wanted);
}

/** Waits until the server knows of all that it was taken. */
async function nothingWaits({ port }: ServerProcess): Promise<void> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  await until(async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
    return /^takhti_lms_deliveries_waiting 0$/m.test(text);
  });
}

/** What has not come after all patience is counted as lost. */
async function until(isReached: () => Promise<boolean>): Promise<void> {
  const patience = performance.now() + PATIENCE_MS;
  while (!(await isReached()) && performance.now() < patience) await wait(LOOK_EVERY_MS);
}
