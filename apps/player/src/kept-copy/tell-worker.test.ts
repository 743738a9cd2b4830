import { expect, test } from 'vitest';
import { scopeOf } from './tell-worker.ts';

test.each([
  ['/player/game/play', '/player/'],
  ['/generic/launch', '/generic/'],
  ['/launch', '/launch'],
])('the worker that is told at %s stands before %s', (pathname, scope) => {
  expect(scopeOf(pathname)).toBe(scope);
});
