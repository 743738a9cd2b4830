// npm run test:browsers: what is written, reviewed, published and played in other browsers than the everyday one. Too slow for every
// change; walked before a version goes out. Beginnings of files' names and options of Playwright's choose among the journeys.
import { findFirefox, installPackages } from './lib/debian.mjs';
import { buildStep, runInFirefox } from './lib/e2e.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { checkThisNode } from './lib/node.mjs';
import { runAndReport } from './lib/report.mjs';

checkThisNode();
await installIfNeeded();
if (!findFirefox()) await installPackages(['firefox-esr']);
const firefox = { name: 'firefox', run: () => runInFirefox(process.argv.slice(2)) };
process.exit((await runAndReport([buildStep, firefox])) ? 0 : 1);
