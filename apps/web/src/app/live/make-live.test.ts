import type { LiveEvent } from '@takhti/contract';
import { expect, test } from 'vitest';
import { makeLive, pauseBefore, type LiveSource } from './make-live.ts';

const notified = 'data: {"kind":"notified"}\n\n';

/** A world in which each try to open a stream goes as told, at once; one more try is refused. */
async function listenTo(tries: readonly (readonly string[] | 'refused' | 'unreachable')[]) {
  const told: LiveEvent[] = [];
  const waits: number[] = [];
  let tried = 0;
  const open = (): Promise<LiveSource | null> => {
    const now = tries[tried] ?? 'refused';
    tried += 1;
    if (now === 'refused') return Promise.resolve(null);
    if (now === 'unreachable') return Promise.reject(new Error('no network'));
    const pieces = [...now];
    return Promise.resolve({ read: () => Promise.resolve(pieces.shift() ?? null) });
  };
  const wait = (ms: number): Promise<void> => Promise.resolve(void waits.push(ms));
  const live = makeLive({ open, wait, random: () => 1 });
  live.subscribe((event) => told.push(event));
  live.start();
  // Nothing in this world takes time, so that all of it has happened by the next turn.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return { told, waits, tried };
}

test('events of the server are passed on', async () => {
  const { told } = await listenTo([[': open\n\n', notified]]);
  expect(told).toEqual([{ kind: 'notified' }]);
});

test('after a broken line everything is looked at once', async () => {
  const { told } = await listenTo([[': open\n\n'], [': open\n\n', notified]]);
  expect(told).toEqual([{ kind: 'many' }, { kind: 'notified' }]);
});

test('anyone who cannot connect tries again, each time after a longer while, and soon again once it went well', async () => {
  const { waits } = await listenTo(['unreachable', 'unreachable', [': open\n\n', notified], 'unreachable']);
  expect(waits).toEqual([2_000, 4_000, 1_000, 2_000]);
  expect([pauseBefore(20, 0), pauseBefore(20, 1)]).toEqual([30_000, 60_000]);
});

test.each([
  ['refused', ['refused', [notified]]],
  ['the oldest of too many', [['event: full\ndata: {}\n\n'], [notified]]],
] as const)('who is %s does not come again', async (_title, tries) => {
  expect((await listenTo(tries)).tried).toBe(1);
});
