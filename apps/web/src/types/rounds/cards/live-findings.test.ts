import type { Finding } from '@takhti/domain';
import { expect, test } from 'vitest';
import { withLive } from './live-findings.ts';

const long: Finding = { path: ['cardsData', 0, 'text'], severity: 'warning', message: 'game.text_long' };
const missing: Finding = { path: ['cardsData', 1, 'text'], severity: 'error', message: 'game.text_required' };
const place = ['questionData', 2];

test('G-314 a text that is too long is said at once, a missing one after a save', () => {
  expect(withLive([], [long, missing], place)).toEqual([{ ...long, path: [...place, ...long.path] }]);
});

test('a finding that is shown already is not added again', () => {
  const shown = [{ ...long, path: [...place, ...long.path] }];
  expect(withLive(shown, [long], place)).toBe(shown);
});
