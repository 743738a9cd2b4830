// npm test: every check of the product, from a clean clone. `node scripts/test.mjs check|unit|http|e2e` runs a part.
import { build } from './lib/build.mjs';
import { checkSteps } from './lib/checks.mjs';
import { findChromium, findPostgres, installPackages } from './lib/debian.mjs';
import { runJourneys } from './lib/e2e.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { checkThisNode, findNode } from './lib/node.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { runAndReport } from './lib/report.mjs';
import { giveUp, say } from './lib/say.mjs';
import { runVitest } from './lib/vitest.mjs';

const buildStep = {
  name: 'build',
  async run() {
    const problem = await build({ node: findNode(), say });
    if (problem) throw new Error(problem);
    return { passed: 1, failed: 0 };
  },
};

const parts = {
  check: checkSteps(),
  unit: [{ name: 'unit', run: () => runVitest('unit') }],
  http: [
    { name: 'http, embedded', run: () => runVitest('http', { TAKHTI_TEST_DB: 'embedded' }) },
    { name: 'http, PostgreSQL', run: httpOnPostgres },
  ],
  e2e: [buildStep, { name: 'e2e', run: () => runJourneys(process.argv.slice(3)) }],
};

async function httpOnPostgres() {
  const binaries = findPostgres();
  if (!binaries) return { passed: 0, failed: 0, skipped: 'no PostgreSQL on this machine' };
  const postgres = await startPostgres(binaries);
  try {
    return await runVitest('http', { TAKHTI_TEST_DB: 'postgres', TAKHTI_TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
}

/** What the chosen parts need of the machine: a database server for `http`, a browser for `e2e`. */
async function prepareMachine(chosen) {
  const missing = [];
  if (chosen.includes('http') && !findPostgres()) missing.push('postgresql');
  if (chosen.includes('e2e') && !findChromium()) missing.push('chromium');
  if (missing.length > 0) await installPackages(missing);
}

const wanted = process.argv[2];
if (wanted && !Object.hasOwn(parts, wanted))
  giveUp(`There is no part "${wanted}": ${Object.keys(parts).join(', ')}.`);
const chosen = wanted ? [wanted] : Object.keys(parts);

checkThisNode();
await installIfNeeded();
await prepareMachine(chosen);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
const ok = await runAndReport(chosen.flatMap((name) => parts[name]));
process.exit(ok ? 0 : 1);
