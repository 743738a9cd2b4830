import { openGeneric } from '@takhti/contract';
import { expect, test } from 'vitest';
import { genericPath } from './generic-calls.ts';

test('the path is the contract’s', () => {
  expect(genericPath).toBe(openGeneric.path);
});
