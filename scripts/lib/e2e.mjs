import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { findChromium, findFirefox, findWebKit, NO_CHROMIUM, NO_FIREFOX, NO_WEBKIT } from './debian.mjs';
import { demoTemplate } from './demo-template.mjs';
import { findNode, programEnvironment } from './node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { firstLines, say } from './say.mjs';
import { tally } from './vitest.mjs';

/** What the journeys start from: the bundles, and the demo's database. Neither waits for the other. */
export const buildStep = {
  name: 'build',
  async run() {
    const [problem] = await Promise.all([build({ node: findNode(), say }), demoTemplate()]);
    if (problem) throw new Error(problem);
    return { passed: 1, failed: 0 };
  },
};

/** The journeys in a real browser; each worker starts a server of its own on a copy of the demo's data folder. */
export async function runJourneys(args = []) {
  const CHROMIUM = findChromium();
  if (!CHROMIUM) return { passed: 0, failed: 0, skipped: NO_CHROMIUM };
  return walk('e2e/playwright.config.ts', args, { CHROMIUM });
}

/** Those of the journeys that other browsers are proved by, in Firefox. */
export async function runInFirefox(args = []) {
  const FIREFOX = findFirefox();
  if (!FIREFOX) return { passed: 0, failed: 0, skipped: NO_FIREFOX };
  return walk('e2e/browsers/firefox.config.ts', args, { FIREFOX });
}

/** One journey of an author, reviewers and a learner in WebKit, which no everyday tool steers. */
export async function runInWebKit(args = []) {
  const found = findWebKit();
  if (!found) return { passed: 0, failed: 0, skipped: NO_WEBKIT };
  const browser = { WEBKIT_DRIVER: found.driver, WEBKIT_BROWSER: found.browser };
  return walk('e2e/browsers/webkit/webkit.config.ts', args, browser);
}

async function walk(config, args, browser) {
  const folder = mkdtempSync(join(tmpdir(), 'takhti-e2e-'));
  const report = join(folder, 'report.json');
  const { code } = await run(
    `${root}/node_modules/.bin/playwright`,
    ['test', '--config', config, '--reporter=list,json', ...args.map(asFile)],
    {
      env: programEnvironment({
        // Playwright sets FORCE_COLOR for its workers, and Node warns if both are set.
        NO_COLOR: undefined,
        ...browser,
        E2E_FOLDER: folder,
        E2E_TEMPLATE: await demoTemplate(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      }),
    },
  );
  const { stats = {}, suites = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true, force: true });
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  return tally(code, {
    passed: expected + flaky,
    retried: flaky,
    failed: unexpected,
    troubles: suites.flatMap(troublesIn),
    files: suites.map((suite) => ({ file: `e2e/${suite.file}`, milliseconds: timeOf(suite) })),
  });
}

/** The beginning of a journey's name means its file; an option of Playwright's is one. */
function asFile(arg) {
  return arg.startsWith('-') || arg.includes('/') ? arg : `/${arg}[^/]*$`;
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

/** How long the journeys of a file took, all tries together. */
function timeOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + timeOf(suite), own);
}
