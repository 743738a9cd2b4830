import { expect, test } from 'vitest';
import { firstWishOf, scopesOf } from './use-board.ts';

test('who came by no school is compared with none, and looks at everybody first', () => {
  expect(scopesOf({ school: '' })).toEqual(['class', 'country']);
  expect(firstWishOf({ school: '' }).scope).toBe('country');
  expect(scopesOf({ school: 'Lahore' })).toContain('school');
  expect(firstWishOf({ school: 'Lahore' }).scope).toBe('school');
});
