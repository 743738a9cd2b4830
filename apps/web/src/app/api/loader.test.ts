import { priorities } from '@takhti/contract';
import { expect, test } from 'vitest';
import { errorKinds } from './failures.ts';
import { makeLoader } from './loader.ts';

const never = new AbortController().signal;

test('C-838 priorities are high 2, normal 1, low 0', () => {
  expect(priorities).toEqual({ high: 2, normal: 1, low: 0 });
});

test('C-994 there are six kinds of client errors', () => {
  expect([...errorKinds].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'CANCELLED',
    'NETWORK_ERROR',
    'NO_INTERNET',
    'SYSTEM_ERROR',
    'TIME_OUT',
    'UNAUTHORIZED',
  ]);
});

test('C-567 state 1 holds while anything runs', () => {
  const loader = makeLoader();
  loader.begin();
  loader.begin();
  loader.end();
  expect(loader.state()).toBe(1);
  loader.end();
  expect(loader.state()).toBe(0);
});

test('C-568 C-569 one question that cannot be cancelled takes Cancel away from all', () => {
  const loader = makeLoader();
  void loader.askRetry(true, never);
  expect(loader.state()).toBe(2);
  void loader.askRetry(false, never);
  expect(loader.state()).toBe(3);
});

test('Retry answers every question at once', async () => {
  const loader = makeLoader();
  const answers = Promise.all([loader.askRetry(true, never), loader.askRetry(false, never)]);
  loader.answer(true);
  expect(await answers).toEqual([true, true]);
  expect(loader.state()).toBe(0);
});

test('a question whose screen is gone goes with it', async () => {
  const loader = makeLoader();
  const controller = new AbortController();
  const asked = loader.askRetry(false, controller.signal);
  controller.abort();
  expect(await asked).toBe(false);
  expect(loader.state()).toBe(0);
});
