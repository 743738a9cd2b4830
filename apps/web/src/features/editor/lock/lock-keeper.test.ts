import type { EditLock } from '@takhti/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeLockKeeper, type LockKeeper } from './lock-keeper.ts';

const mine: EditLock = { user_id: 'me', full_name: 'Me', taken_on: '2026-03-21T08:00:00Z', is_held: true };
const theirs: EditLock = { ...mine, user_id: 'other', full_name: 'Zarghuna', is_held: false };

let answer: EditLock | Error;
let calls: string[];
let beat: () => void;
let later: (() => void) | null;
let keeper: LockKeeper;

const settled = () => vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));

beforeEach(() => {
  answer = mine;
  calls = [];
  later = null;
  const reply = (name: string) => (id: string) => {
    calls.push(`${name} ${id}`);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  keeper = makeLockKeeper({
    take: reply('take'),
    takeOver: reply('takeOver'),
    release: reply('release'),
    releaseAtLast: reply('releaseAtLast'),
    refresh: reply('refresh'),
    every: (_milliseconds, each) => {
      beat = each;
      return () => calls.push('stop');
    },
    after: (_milliseconds, work) => {
      later = work;
      return () => {
        later = null;
      };
    },
  });
});

test('C-566 it is taken when the editor opens, renewed by each beat, and given back after it closes', async () => {
  const seen: EditLock[] = [];
  const leave = keeper.hold('bank', (lock) => seen.push(lock));
  await vi.waitFor(() => expect(seen).toEqual([mine]));
  beat();
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  leave();
  expect(calls).toEqual(['take bank', 'take bank']);
  later?.();
  expect(calls.slice(2)).toEqual(['stop', 'release bank']);
});

test('C-566 from one page of the content to the next it is held on, and what is known is told at once', async () => {
  const leave = keeper.hold('bank', () => undefined);
  await settled();
  leave();
  const seen: EditLock[] = [];
  await vi.waitFor(() => {
    seen.length = 0;
    keeper.hold('bank', (lock) => seen.push(lock))();
    expect(seen).toEqual([mine]);
  });
  expect(calls).toEqual(['take bank']);
});

test('C-563 a lock of another person is reported, and not released', async () => {
  answer = theirs;
  const seen: EditLock[] = [];
  const leave = keeper.hold('bank', (lock) => seen.push(lock));
  await vi.waitFor(() => expect(seen).toEqual([theirs]));
  leave();
  later?.();
  expect(calls).toEqual(['take bank', 'stop']);
});

test('C-564 a person who lost the lock is told after the newer content is there, and so is one who takes it back', async () => {
  const seen: EditLock[] = [];
  keeper.hold('bank', (lock) => seen.push(lock));
  await vi.waitFor(() => expect(seen).toEqual([mine]));
  answer = theirs;
  await keeper.check('bank');
  expect(calls).toEqual(['take bank', 'take bank', 'refresh bank']);
  expect(seen.at(-1)).toEqual(theirs);
  answer = mine;
  await keeper.takeOver('bank');
  expect(calls.slice(3)).toEqual(['takeOver bank', 'refresh bank']);
  expect(seen.at(-1)).toEqual(mine);
});

test('a beat that fails changes nothing; a take-over that fails says so', async () => {
  const seen: EditLock[] = [];
  keeper.hold('bank', (lock) => seen.push(lock));
  await vi.waitFor(() => expect(seen).toEqual([mine]));
  answer = new Error('no network');
  await keeper.check('bank');
  expect(seen).toEqual([mine]);
  await expect(keeper.takeOver('bank')).rejects.toThrow('no network');
});

test('C-566 a page that goes away gives back what it holds, and asks again when it comes back', async () => {
  keeper.hold('bank', () => undefined);
  await settled();
  answer = theirs;
  const seen: EditLock[] = [];
  keeper.hold('other', (lock) => seen.push(lock));
  await vi.waitFor(() => expect(seen).toEqual([theirs]));
  calls = [];
  keeper.leave();
  expect(calls).toEqual(['releaseAtLast bank']);
  calls = [];
  keeper.comeBack();
  expect(calls).toEqual(['take bank', 'take other']);
});

test('C-566 what is left before the first answer is given back as well, by a page that goes away at once', async () => {
  const leave = keeper.hold('bank', () => undefined);
  leave();
  keeper.leave();
  expect(calls).toEqual(['take bank', 'releaseAtLast bank']);
  later?.();
  await vi.waitFor(() => expect(calls.slice(2)).toEqual(['stop', 'release bank']));
});
