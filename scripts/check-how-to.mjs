// How-tos that list the files to edit are held to the code: the files are there, they are no more than promised, and no other
// product file asks for the type that the list was made from.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { listFiles } from './lib/files.mjs';
import { HOW_TOS, judgeHowTo } from './lib/rules/how-to.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

const sources = ['apps', 'packages']
  .flatMap((folder) => listFiles(`${root}/${folder}`))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [relative(root, file), readFileSync(file, 'utf8')]);
const exists = (path) => existsSync(`${root}/${path}`);

for (const howTo of HOW_TOS) {
  const { page, most, behind: mostBehind = 0 } = howTo;
  const markdown = exists(page) ? readFileSync(`${root}/${page}`, 'utf8') : '';
  const { count, behind, files, problems } = judgeHowTo(howTo, { markdown, sources, exists });
  for (const problem of problems) say(problem);
  say(
    count === null
      ? `${page} has no list of files yet.`
      : `${page} lists ${count} places of at most ${most} to edit, behind them ${behind} of at most ${mostBehind}: ${files} files, those of each language counted.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
