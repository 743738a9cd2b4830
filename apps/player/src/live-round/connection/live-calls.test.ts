import { calls } from '@takhti/contract';
import { expect, test } from 'vitest';
import { livePaths } from './live-calls.ts';

test.each(Object.entries(livePaths))('the path of %s is the contract’s', (name, path) => {
  expect(calls.find((each) => each.name === name)?.call.path).toBe(path);
});
