import { calls } from '@takhti/contract';
import { expect, test } from 'vitest';
import { competitionPaths } from './competition-calls.ts';

test.each(Object.entries(competitionPaths))('the path of %s is the contract’s', (name, path) => {
  expect(calls.find((each) => each.name === name)?.call.path).toBe(path);
});
