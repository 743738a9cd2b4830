import { expect, test } from 'vitest';
import { commentsToMend, judgeComments, judgeWords } from './words.mjs';

test.each([
  'const told = 1;',
  'function tellAuthor() {}',
  'function send(heard) {}',
  'function send(event: object, tell: () => void) {}',
  'type News = string;',
  'const { forget, keep } = place;',
  'function Row({ title, told }: RowProps) {}',
  'function Row({\n  title,\n  told,\n}: RowProps) {}',
  'const [values, forget] = useForm();',
  '  readonly last_told: string;',
])('%s has a name of words that are said plainer', (text) => {
  expect(judgeWords('a.ts', text)).toHaveLength(1);
});

test.each([
  '// The author is told: a type tells of it.',
  '/** A type\n * tells of it. */',
  "const key = 'news';",
  "send(['news', 'told']);",
  'const forgotPassword = call;',
  'const newsletter = 1;',
])('%s has none', (text) => {
  expect(judgeWords('a.ts', text)).toEqual([]);
});

test('comments that speak so are found by their lines', () => {
  const text =
    "const a = 'told';\n// The author is told.\n/**\n * Saves it.\n * A type tells of it.\n */\n/* Forget it. */\n";
  expect(commentsToMend('apps/web/a.ts', text)).toEqual([
    'apps/web/a.ts:2',
    'apps/web/a.ts:5',
    'apps/web/a.ts:7',
  ]);
});

test('a folder may have no more of them than it had', () => {
  const places = ['apps/web/src/a.ts:1', 'apps/web/src/b.ts:2', 'apps/server/a.ts:3', 'scripts/lib/a.mjs:4'];
  const allowed = { 'apps/web': 1, 'apps/server': 1 };
  const problems = judgeComments(places, allowed);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^apps\/web: 2 comment lines [\s\S]*at most 1 [\s\S]*apps\/web\/src\/b\.ts:2$/);
  expect(problems[1]).toMatch(/^scripts: 1 comment lines/);
});
