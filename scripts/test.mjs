// npm test: every check of the product, from a clean clone. `node scripts/test.mjs check|unit|http|components|e2e` runs a part.
import { checkSteps } from './lib/checks.mjs';
import { findChromium, findPostgres, installPackages } from './lib/debian.mjs';
import { buildStep, runJourneys } from './lib/e2e.mjs';
import { runComponents } from './lib/components.mjs';
import { httpSteps } from './lib/http.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { checkThisNode } from './lib/node.mjs';
import { runAndReport } from './lib/report.mjs';
import { giveUp } from './lib/say.mjs';
import { runVitest } from './lib/vitest.mjs';

const parts = {
  check: checkSteps(),
  unit: [{ name: 'unit', run: () => runVitest(['rules', 'unit', 'isolated']) }],
  http: httpSteps(),
  components: [{ name: 'components', run: () => runComponents() }],
  e2e: [buildStep, { name: 'e2e', run: () => runJourneys(process.argv.slice(3)) }],
};

/** What the chosen parts need of the machine: a database server for `http`, a browser for `components` and `e2e`. */
async function prepareMachine(chosen) {
  const missing = [];
  if (chosen.includes('http') && !findPostgres()) missing.push('postgresql');
  const needsBrowser = chosen.includes('components') || chosen.includes('e2e');
  if (needsBrowser && !findChromium()) missing.push('chromium-headless-shell');
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
