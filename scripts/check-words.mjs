// Names and comments use the words of docs/glossary.md; tests are free.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { listFiles } from './lib/files.mjs';
import { commentsToMend, judgeComments, judgeWords } from './lib/rules/words.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

const isProduct = (file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.test\.|\/testing\//.test(file);
const files = ['apps', 'packages', 'scripts']
  .flatMap((folder) => listFiles(`${root}/${folder}`))
  .filter(isProduct)
  .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }));
const problems = [
  ...files.flatMap(({ path, text }) => (path.endsWith('.css') ? [] : judgeWords(path, text))),
  ...judgeComments(files.flatMap(({ path, text }) => commentsToMend(path, text))),
];
for (const problem of problems) say(problem);
say(
  problems.length === 0
    ? 'Names and comments say it plainly.'
    : `${problems.length} problems with words that are said plainer.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
