import { expect, test } from 'vitest';
import { copyTitle } from './copy-title.ts';
import { Title } from '../entities/container.ts';

test('C-032 a duplicate says so in the language of the content', () => {
  expect(
    (['english', 'urdu', 'pashto', 'dari'] as const).map((language) => copyTitle('X', language)),
  ).toEqual(['X (copy)', 'X (نقل)', 'X (کاپي)', 'X (کاپی)']);
});

test('C-032 the longest title still leaves room for it, and no character is cut in two', () => {
  for (const letter of ['a', 'ن', '🜁']) {
    const copy = copyTitle(letter.repeat(Math.floor(200 / letter.length)), 'english');
    expect(Title.safeParse(copy).success).toBe(true);
    expect(copy).toMatch(new RegExp(`^${letter}+ \\(copy\\)$`, 'u'));
  }
});
