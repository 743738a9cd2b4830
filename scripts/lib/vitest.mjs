import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programEnvironment } from './node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Runs projects of vitest.config.ts and counts their tests; `args` are Vitest's own. */
export async function runVitest(projects, env = {}, args = []) {
  const folder = mkdtempSync(join(tmpdir(), 'takhti-vitest-'));
  const report = join(folder, 'report.json');
  const { code } = await run(
    `${root}/node_modules/.bin/vitest`,
    [
      'run',
      ...projects.map((name) => `--project=${name}`),
      '--reporter=default',
      `--reporter=${root}/scripts/lib/vitest-reporter.mjs`,
      ...args,
    ],
    { env: programEnvironment({ ...env, TAKHTI_TEST_REPORT: report }) },
  );
  const {
    passed = 0,
    failed = 0,
    retried = 0,
    troubles,
    files,
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true, force: true });
  return tally(code, { passed, failed, retried, troubles, files });
}

/** A program that failed without a failed test (it could not even begin, say) counts as one failure. */
export function tally(code, { failed = 0, troubles = [], files = [], ...counts }) {
  return { ...counts, failed: code === 0 ? failed : Math.max(failed, 1), troubles, files };
}
