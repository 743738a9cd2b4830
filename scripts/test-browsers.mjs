// npm run test:browsers: what is written, reviewed, published and played in other browsers than the everyday one. Too slow for every
// change; walked before a version goes out. "firefox" or "webkit" chooses one of them; beginnings of files' names and options of
// Playwright's choose among its journeys.
import { findFirefox, findWebKit, installPackages } from './lib/debian.mjs';
import { buildStep, runInFirefox, runInWebKit } from './lib/e2e.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { checkThisNode } from './lib/node.mjs';
import { runAndReport } from './lib/report.mjs';

checkThisNode();
await installIfNeeded();
const [chosen, ...rest] = process.argv.slice(2);
const isOne = chosen === 'firefox' || chosen === 'webkit';
const args = isOne ? rest : process.argv.slice(2);
const wanted = (name) => !isOne || chosen === name;
if (wanted('firefox') && !findFirefox()) await installPackages(['firefox-esr']);
if (wanted('webkit') && !findWebKit()) await installPackages(['webkit2gtk-driver', 'xvfb']);
const browsers = [
  { name: 'firefox', run: () => runInFirefox(args) },
  // One file: what chooses among those of Firefox says nothing of it.
  { name: 'webkit', run: () => runInWebKit(isOne ? args : []) },
].filter(({ name }) => wanted(name));
process.exit((await runAndReport([buildStep, ...browsers])) ? 0 : 1);
