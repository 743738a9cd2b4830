import { describe, expect, test } from 'vitest';
import { expandBraces, judgeHowTo, listsOfFiles } from './how-to.mjs';

const list = (...lines) => ['# Add a kite', '', '```', ...lines, '```', ''].join('\n');
const kite = {
  page: 'kite.md',
  most: 2,
  behind: 2,
  type: 'kite',
  own: ['kite', 'toys'],
  homonyms: ['apps/web/src/birds/'],
};
const judge = (markdown, sources = [], exists = () => true) =>
  judgeHowTo(kite, { markdown, sources, exists });

describe('the list of a page', () => {
  test('is the fenced block of paths, whatever is said behind them', () => {
    const page = `\`\`\`\nnpm start\n\`\`\`\n${list('apps/web/src/a.ts', '', 'packages/domain/src/b.ts   its row')}`;
    expect(listsOfFiles(page)).toEqual([['apps/web/src/a.ts', 'packages/domain/src/b.ts']]);
  });

  test('may stand in a step', () => {
    expect(listsOfFiles('1. Edit:\n\n   ```\n   apps/web/src/a.ts\n   ```\n')).toEqual([
      ['apps/web/src/a.ts'],
    ]);
  });

  test('is not every block that has a path in it', () => {
    expect(listsOfFiles('```sh\nnode scripts/start.mjs\napps/web/src/a.ts\n```\n')).toEqual([]);
    expect(listsOfFiles('No list at all: `apps/web/src/a.ts`.')).toEqual([]);
  });

  test('may name the files of all languages in one line', () => {
    expect(expandBraces('i18n/{en,ur}/{a,b}.json')).toEqual([
      'i18n/en/a.json',
      'i18n/en/b.json',
      'i18n/ur/a.json',
      'i18n/ur/b.json',
    ]);
    expect(expandBraces('a.ts')).toEqual(['a.ts']);
  });
});

describe('a page', () => {
  test('is told of a product file that knows a field of the type, or has a row of it', () => {
    const sources = [
      ['apps/web/src/knows.ts', 'doc.kite_tail.length'],
      ['apps/web/src/rows.ts', '{\n  kite: 1,\n}'],
      ['apps/web/src/toys/kite.ts', 'doc.kite_tail'],
      ['apps/web/src/other.ts', 'doc.kite_tails and kites'],
    ];
    const held = { ...kite, fields: ['kite', 'kite_tail'] };
    const markdown = list('apps/web/src/listed.ts');
    const { problems } = judgeHowTo(held, { markdown, sources, exists: () => true });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'apps/web/src/knows.ts',
      'apps/web/src/rows.ts',
    ]);
  });

  test('without a list promises nothing', () => {
    expect(judge('# Add a kite', [['apps/web/src/a.ts', "'kite'"]])).toEqual({ count: null, problems: [] });
  });

  test('is told of a path that leads nowhere', () => {
    const markdown = list('apps/web/src/{a,b}.ts');
    expect(judge(markdown, [], (path) => path === 'apps/web/src/a.ts')).toEqual({
      count: 1,
      behind: 0,
      files: 2,
      problems: ['kite.md lists apps/web/src/b.ts, which does not exist'],
    });
  });

  test('promises what its first list names; those behind it are held to the code too', () => {
    const markdown = list('apps/a.ts') + list('apps/web/src/b.ts', 'apps/gone.ts');
    const sources = [['apps/web/src/b.ts', "'kite'"]];
    expect(judge(markdown, sources, (path) => path !== 'apps/gone.ts')).toEqual({
      count: 1,
      behind: 2,
      files: 3,
      problems: ['kite.md lists apps/gone.ts, which does not exist'],
    });
  });

  test('is told when it lists too many', () => {
    const { count, problems } = judge(list('apps/a.ts', 'apps/b.ts', 'apps/c.ts'));
    expect([count, problems]).toEqual([3, ['kite.md lists 3 files, more than 2']]);
    const behind = list('apps/a.ts') + list('apps/b.ts', 'apps/c.ts') + list('apps/d.ts');
    expect(judge(behind).problems).toEqual(['kite.md lists 3 files behind its first list, more than 2']);
  });

  test('is told of a product file that asks for the type and is not listed', () => {
    const sources = [
      ['apps/web/src/review/finding-place.ts', "if (type === 'kite') return null;"],
      ['apps/web/src/listed.ts', "'kite'"],
      ['apps/web/src/types/toys/editor.tsx', "'kite'"],
      ['packages/content-types/src/kite.ts', "'kite'"],
      ['apps/web/src/types/registry.ts', "'kite'"],
      ['apps/web/src/birds/wings.ts', "'kite'"],
      ['apps/web/src/review/finding-place.test.ts', "'kite'"],
      ['apps/server/src/demo/material/toys-and-games.ts', "'kite'"],
      ['apps/server/src/testing/make.ts', "'kite'"],
      ['e2e/types/index.ts', "'kite'"],
      ['apps/web/src/other.ts', "'kites', 'a kite' and kite"],
    ];
    expect(judge(list('apps/web/src/listed.ts'), sources).problems).toEqual([
      "apps/web/src/review/finding-place.ts names 'kite', and no list of kite.md has it: list it there, or let it ask a registry",
    ]);
  });
});
