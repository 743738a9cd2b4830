import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForExport } from './export-delay.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('G-559 C-1097 an export as JSON begins after 1500 ms', async () => {
  const begin = vi.fn<() => void>();
  void waitForExport('json').then(begin);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(begin).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(begin).toHaveBeenCalledOnce();
});

test.each(['csv', 'xlsx'] as const)('an export as %s begins at once', async (format) => {
  const begin = vi.fn<() => void>();
  void waitForExport(format).then(begin);
  await vi.advanceTimersByTimeAsync(0);
  expect(begin).toHaveBeenCalledOnce();
});
