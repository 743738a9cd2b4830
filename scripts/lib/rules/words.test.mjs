import { expect, test } from 'vitest';
import { judgeWords } from './words.mjs';

test.each([
  'const told = 1;',
  'function tellAuthor() {}',
  'function send(heard) {}',
  'type News = string;',
  'const { forget, keep } = place;',
  'const [values, forget] = useForm();',
  '  readonly last_told: string;',
])('%s has a name of words that are said plainer', (text) => {
  expect(judgeWords('a.ts', text)).toHaveLength(1);
});

test.each([
  '// The author is told: a type tells of it.',
  '/** A type\n * tells of it. */',
  "const key = 'news';",
  'const forgotPassword = call;',
  'const newsletter = 1;',
])('%s has none', (text) => {
  expect(judgeWords('a.ts', text)).toEqual([]);
});
