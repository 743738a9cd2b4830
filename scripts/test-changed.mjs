// npm run test:changed: what a change touches, while one works. Without a word what is not committed yet, or else the last commit;
// `npm run test:changed -- main` what differs from there. It is quick and no proof: npm test is.
import { readdirSync, readFileSync } from 'node:fs';
import { checkSteps } from './lib/checks.mjs';
import { runComponents } from './lib/components.mjs';
import { findPostgres } from './lib/debian.mjs';
import { buildStep, runJourneys } from './lib/e2e.mjs';
import { httpSteps } from './lib/http.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { journeysOf } from './lib/journeys-of.mjs';
import { checkThisNode } from './lib/node.mjs';
import { runAndReport } from './lib/report.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { giveUp, say } from './lib/say.mjs';
import { runVitest } from './lib/vitest.mjs';

checkThisNode();
await installIfNeeded();
const since = process.argv[2] ?? ((await linesOf('git status --porcelain')).length > 0 ? 'HEAD' : 'HEAD~1');
const changed = [
  ...(await linesOf(`git diff --name-only --diff-filter=d ${since}`)),
  ...(await linesOf('git ls-files --others --exclude-standard')),
];
if (changed.length === 0) giveUp('Nothing has changed.');
const journeys = journeysOf(changed, journeySources());
say(`${changed.length} files changed since ${since}; journeys: ${journeys.join(', ') || 'none'}`);

const related = [`--changed=${since}`, '--passWithNoTests'];
const [onPostgres, onEmbedded] = httpSteps(related);
const http = findPostgres() ? onPostgres : onEmbedded;
const steps = [
  ...checkSteps().filter(({ name }) => ['types', 'lint', 'format', 'walls'].includes(name)),
  { name: 'unit', run: () => runVitest(['rules', 'unit', 'isolated'], {}, related) },
  ...(changed.some((file) => /^(apps\/server|packages)\//.test(file)) ? [http] : []),
  { name: 'components', run: () => runComponents(related) },
];
if (journeys.length > 0) steps.push(buildStep, { name: 'e2e', run: () => runJourneys(journeys) });
process.exit((await runAndReport(steps)) ? 0 : 1);

async function linesOf(command) {
  const [program, ...args] = command.split(' ');
  const { code, output } = await run(program, args, { quiet: true });
  if (code !== 0) giveUp(output.trim());
  return output.split('\n').filter((line) => line !== '');
}

/** The text of every file of the journeys. */
function journeySources() {
  const files = readdirSync(`${root}/e2e`, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `e2e/${name}`);
  return new Map(files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]));
}
