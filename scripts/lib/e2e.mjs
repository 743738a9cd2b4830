import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './debian.mjs';
import { demoTemplate } from './demo-template.mjs';
import { programEnvironment } from './node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { firstLines } from './say.mjs';
import { tally } from './vitest.mjs';

/** The journeys in a real browser; each worker starts a server of its own on a copy of the demo's data folder. */
export async function runJourneys(args = []) {
  const chromium = findChromium();
  if (!chromium) return { passed: 0, failed: 0, skipped: 'no Chromium on this machine' };
  const folder = mkdtempSync(join(tmpdir(), 'takhti-e2e-'));
  const report = join(folder, 'report.json');
  const { code } = await run(
    `${root}/node_modules/.bin/playwright`,
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    {
      env: programEnvironment({
        // Playwright asks its workers for colours, and Node complains of being told both.
        NO_COLOR: undefined,
        CHROMIUM: chromium,
        E2E_FOLDER: folder,
        E2E_TEMPLATE: await demoTemplate(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      }),
    },
  );
  const { stats = {}, suites = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true, force: true });
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  return tally(code, expected + flaky, unexpected, suites.flatMap(troublesIn));
}

function troublesIn({ specs = [], suites = [] }) {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const why = results.flatMap(({ errors }) => errors.map(({ message }) => firstLines(message)));
        return `${status === 'flaky' ? 'flaky' : 'failed'}: ${file} | ${title}${why.join('')}`;
      }),
  );
  return [...here, ...suites.flatMap(troublesIn)];
}
