import { expect, test } from 'vitest';
import { editLock, isLockLive } from './edit-lock.ts';

const seen = new Date('2026-03-21T08:00:00Z');
const after = (milliseconds: number): Date => new Date(seen.getTime() + milliseconds);

test('C-566 a lock counts for 90 seconds after it was renewed, and is renewed three times in that time', () => {
  expect(isLockLive(seen, seen)).toBe(true);
  expect(isLockLive(seen, after(89_999))).toBe(true);
  expect(isLockLive(seen, after(90_000))).toBe(false);
  expect(editLock.lives_ms / editLock.renew_ms).toBe(3);
});
