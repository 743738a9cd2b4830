import { expect, test } from 'vitest';
import { makeSemaphore } from './semaphore.ts';

test('no more than two run at a time, in the order they came, and a failure frees its permit', async () => {
  const withPermit = makeSemaphore(2);
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const works = [1, 2, 3, 4].map((name) =>
    withPermit(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => {
        ends.set(name, resolve);
      });
      if (name === 2) throw new Error('failed');
      return name;
    }),
  );
  const settled = Promise.allSettled(works);
  const until = async (expected: number[]): Promise<void> => {
    await expect.poll(() => begun).toEqual(expected);
  };
  await until([1, 2]);
  ends.get(2)?.();
  await until([1, 2, 3]);
  ends.get(1)?.();
  await until([1, 2, 3, 4]);
  ends.get(3)?.();
  ends.get(4)?.();
  expect((await settled).map((each) => each.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await withPermit(() => Promise.resolve('again'))).toBe('again');
});
