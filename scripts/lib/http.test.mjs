import { expect, test } from 'vitest';
import { listFiles } from './files.mjs';
import { ENGINE_TESTS } from './http.mjs';
import { root } from './root.mjs';

const tests = listFiles(`${root}/apps/server/src`).filter((file) => file.endsWith('.http.test.ts'));

// A path that fits nothing any more would leave the embedded database without its tests, in silence.
test.each(ENGINE_TESTS)('%s has tests that run on the embedded database', (place) => {
  expect(tests.filter((file) => file.includes(place))).not.toEqual([]);
});
