import { expect, test } from 'vitest';
import { firstBoardOf, scopesOf } from './use-board.ts';

test('a competitor without a school is compared with none, and looks at everybody first', () => {
  expect(scopesOf({ school: '' })).toEqual(['class', 'country']);
  expect(firstBoardOf({ school: '' }).scope).toBe('country');
  expect(scopesOf({ school: 'Lahore' })).toContain('school');
  expect(firstBoardOf({ school: 'Lahore' }).scope).toBe('school');
});
