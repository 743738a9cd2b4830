import { expect, test, vi } from 'vitest';
import { shareRunning } from './share-running.ts';

test('who asks while it runs gets its outcome, and the next one after it begins anew', async () => {
  const share = shareRunning<number>();
  const ends = Promise.withResolvers<number>();
  const work = vi.fn<() => Promise<number>>().mockReturnValueOnce(ends.promise).mockResolvedValue(2);
  const asked = Array.from({ length: 10 }, () => share('a', work));
  const other = share('b', async () => 7);
  ends.resolve(1);
  expect(await Promise.all(asked)).toEqual(asked.map(() => 1));
  expect(await other).toBe(7);
  expect(work).toHaveBeenCalledOnce();
  expect(await share('a', work)).toBe(2);
});

test('an error is shared as well, and keeps nobody from the next try', async () => {
  const share = shareRunning<number>();
  const work = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(2);
  const asked = [share('a', work), share('a', work)];
  for (const each of asked) await expect(each).rejects.toThrow('no');
  expect(await share('a', work)).toBe(2);
});
