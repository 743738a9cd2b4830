import { expect, test } from 'vitest';
import { logOffline } from './log-offline.ts';

test('C-1052 that the network went offline is logged', () => {
  const target = new EventTarget();
  const lines: string[] = [];
  logOffline(target, (line) => lines.push(line));
  target.dispatchEvent(new Event('online'));
  expect(lines).toEqual([]);
  target.dispatchEvent(new Event('offline'));
  expect(lines).toEqual(['offline']);
});
