import { Problem } from '@takhti/contract';
import { expect, test } from 'vitest';
import { isOutOfReach } from './is-out-of-reach.ts';

test.each(['container.not_found', 'container.forbidden', 'account.forbidden'] as const)(
  'after %s there is nothing left to show',
  (name) => expect(isOutOfReach(new Problem(name))).toBe(true),
);

test.each(['server.fault', 'server.unavailable'] as const)('after %s the editor stays', (name) =>
  expect(isOutOfReach(new Problem(name))).toBe(false),
);

test('a failure without an answer keeps the item open', () => {
  expect(isOutOfReach(new Error('no connection'))).toBe(false);
  expect(isOutOfReach(null)).toBe(false);
});
