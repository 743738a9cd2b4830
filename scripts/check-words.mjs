// Names are made of the words that docs/glossary.md gives; in tests, what is told of may be called so.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { listFiles } from './lib/files.mjs';
import { judgeWords } from './lib/rules/words.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

const isProduct = (file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\/testing\//.test(file);
const problems = ['apps', 'packages', 'scripts']
  .flatMap((folder) => listFiles(`${root}/${folder}`))
  .filter(isProduct)
  .flatMap((file) => judgeWords(relative(root, file), readFileSync(file, 'utf8')));
for (const problem of problems) say(problem);
say(
  problems.length === 0
    ? 'Names say it plainly.'
    : `${problems.length} names of words that are said plainer.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
