import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../files.mjs';
import { root } from '../root.mjs';
import { missingClasses } from './class-names.mjs';

test('a class that a style sheet does not have is told', () => {
  const files = new Map([
    ['a/b.tsx', "import classes from './b.module.css';\n<p className={classes.told}>{classes.card}</p>"],
    ['a/b.module.css', '.card {\n}\n.toldOnce {\n}'],
  ]);
  expect(missingClasses(files)).toEqual(['a/b.tsx: told']);
});

test('style sheets have every class that is asked of them', () => {
  const files = ['apps/web/src', 'apps/player/src']
    .flatMap((folder) => listFiles(`${root}/${folder}`))
    .filter((file) => /\.(?:tsx?|module\.css)$/.test(file))
    .map((file) => [relative(root, file), readFileSync(file, 'utf8')]);
  expect(missingClasses(new Map(files))).toEqual([]);
});
