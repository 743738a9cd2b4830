import { expect, test } from 'vitest';
import { timeWords } from './time-words.ts';

test('C-424 in a browser that knows no Pashto its months are those of Afghanistan', () => {
  const words = timeWords({ language: 'pashto' }, 'Asia/Kabul', new Date('2026-01-10T08:00:00Z'));
  expect(words).toMatch(/جنور[يی]/);
});
