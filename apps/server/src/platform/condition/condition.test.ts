import { expect, test } from 'vitest';
import type { Db } from '../db/index.ts';
import { DatabaseUnavailable } from '../db/index.ts';
import { StorageFault } from '../storage/index.ts';
import { makeClockWatch } from './clock-watch.ts';
import { watchCondition } from './condition.ts';
import { faultKindOf } from './fault-kind.ts';
import { stateOf } from './folder-state.ts';

const coded = (code: string, cause?: unknown): Error => Object.assign(new Error('said', { cause }), { code });

test.each([
  ['a full disk, to PostgreSQL', coded('53100'), 'disk_full'],
  ['a full disk, to us', coded('ENOSPC'), 'disk_full'],
  ['a disk that turned read-only', coded('EROFS'), 'read_only'],
  ['a standby', coded('25006'), 'read_only'],
  ['a server that stops', coded('57P01'), 'unavailable'],
  ['a line that broke', new Error('Connection terminated unexpectedly'), 'unavailable'],
  [
    'a line that had broken',
    new Error('Client has encountered a connection error and is not queryable'),
    'unavailable',
  ],
  ['a line that was closed', new Error('Client was closed and is not queryable'), 'unavailable'],
  ['a database that does not open', new DatabaseUnavailable('It does not open.'), 'unavailable'],
  [
    'one that does not open for want of space',
    new DatabaseUnavailable('x', { cause: coded('ENOSPC') }),
    'disk_full',
  ],
  ['a damaged page', coded('XX001'), 'damaged'],
  ['a storage of files that is full', new StorageFault('disk_full', 'x'), 'disk_full'],
  ['one that does not do as it is asked', new StorageFault('unavailable', 'x'), 'unavailable'],
  ['a rule of the database', coded('23505'), null],
  ['a fault of ours', new TypeError('x is undefined'), null],
  ['what is no error', 'oops', null],
])('%s is told as what it is', (_, error, kind) => {
  expect(faultKindOf(error)).toBe(kind);
});

test('the disk is full before PostgreSQL has no room for its log', () => {
  const megabyte = 1024 * 1024;
  expect([10, 31, 32, 255, 256].map((free) => stateOf(free * megabyte))).toEqual([
    'disk_full',
    'disk_full',
    'nearly_full',
    'nearly_full',
    'ok',
  ]);
});

test('a clock that is set back is noticed, and that it is right again', () => {
  let wall = 1_000_000;
  let elapsed = 0;
  const clock = makeClockWatch(
    () => wall,
    () => elapsed,
  );
  const pass = (milliseconds: number, set = 0): number => {
    elapsed += milliseconds;
    wall += milliseconds + set;
    return clock.setBackBy();
  };
  expect(pass(5_000)).toBe(0);
  // Kept right, as clocks are.
  expect(pass(5_000, -900)).toBe(0);
  expect(pass(5_000, -3_600_000)).toBe(3_600_900);
  expect(pass(60_000)).toBe(3_600_900);
  expect(pass(5_000, 3_600_000)).toBe(0);
  // Forwards is no matter, but its way back is.
  expect(pass(5_000, 7_200_000)).toBe(0);
  expect(pass(5_000, -7_200_000)).toBeGreaterThan(7_000_000);
});

function watchThat(ping: () => Promise<void>, look: () => Promise<void> = () => Promise.resolve()) {
  let elapsed = 0;
  let behind = 0;
  const watch = watchCondition({
    db: { ping } as Db,
    folder: null,
    storage: { look },
    clock: { setBackBy: () => behind },
    elapsed: () => elapsed,
  });
  return {
    note: watch.note,
    setBack: (milliseconds: number) => (behind = milliseconds),
    async lookAfter(milliseconds: number): Promise<unknown> {
      elapsed += milliseconds;
      const { status, reasons } = await watch.look();
      return [status, ...reasons.map(({ reason }) => reason)];
    },
  };
}

test('the server is unavailable while its database is, degraded on a standby, and well again by itself', async () => {
  let error: Error | null = null;
  const watch = watchThat(() => (error ? Promise.reject(error) : Promise.resolve()));
  expect(await watch.lookAfter(0)).toEqual(['ok']);
  error = coded('ECONNREFUSED');
  // Asked again at once, nothing is looked at.
  expect(await watch.lookAfter(10)).toEqual(['ok']);
  expect(await watch.lookAfter(1_000)).toEqual(['unavailable', 'unavailable']);
  error = coded('25006');
  expect(await watch.lookAfter(1_000)).toEqual(['degraded', 'read_only']);
  error = null;
  expect(await watch.lookAfter(1_000)).toEqual(['ok']);
});

test('damage that a call met is told for a while; other faults are not its business', async () => {
  const watch = watchThat(() => Promise.resolve());
  watch.note(coded('23505'));
  expect(await watch.lookAfter(0)).toEqual(['ok']);
  watch.note(coded('XX001'));
  expect(await watch.lookAfter(1_000)).toEqual(['degraded', 'damaged']);
  expect(await watch.lookAfter(11 * 60_000)).toEqual(['ok']);
});

test('a clock that was set back is told', async () => {
  const watch = watchThat(() => Promise.resolve());
  watch.setBack(90_000);
  expect(await watch.lookAfter(0)).toEqual(['degraded', 'clock_set_back']);
});

test('a storage of files that does not answer is told, and that it is back', async () => {
  let error: Error | null = coded('ECONNREFUSED');
  const watch = watchThat(
    () => Promise.resolve(),
    () => (error ? Promise.reject(error) : Promise.resolve()),
  );
  expect(await watch.lookAfter(0)).toEqual(['degraded', 'storage_unavailable']);
  error = null;
  expect(await watch.lookAfter(1_000)).toEqual(['ok']);
});

test('a storage that answers when it is looked at, and fails who needs it, is told for a minute', async () => {
  const watch = watchThat(() => Promise.resolve());
  watch.note(new Error('upload', { cause: new StorageFault('disk_full', 'full') }));
  expect(await watch.lookAfter(0)).toEqual(['degraded', 'storage_unavailable']);
  expect(await watch.lookAfter(61_000)).toEqual(['ok']);
});
