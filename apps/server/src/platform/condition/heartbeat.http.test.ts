import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { createManualClock } from '../clock.ts';
import { refuseClockBehind } from './heartbeat.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

const at = (time: string) => createManualClock(new Date(time));
const start = (time: string, is_accepted = false): Promise<void> =>
  refuseClockBehind({ db: server.db, clock: at(time) }, is_accepted);

test('a clock behind the last use is refused with both times, until it is right or somebody says that it is', async () => {
  await start('2026-11-23T10:00:00Z');
  // Clocks of several servers differ by a little.
  await start('2026-11-23T09:55:00Z');
  await start('2028-11-23T10:00:00Z');
  await expect(start('2026-11-23T10:10:00Z')).rejects.toThrow(
    /says 2026-11-23T10:10.*last ran at 2028-11-23T10:00.*ACCEPT_CLOCK=true/,
  );
  await start('2026-11-23T10:10:00Z', true);
  await start('2026-11-23T10:11:00Z');
});
