import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programEnvironment } from './node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Runs one project of vitest.config.ts and counts its tests. */
export async function runVitest(project, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'takhti-vitest-'));
  const report = join(folder, 'report.json');
  const { code } = await run(
    `${root}/node_modules/.bin/vitest`,
    ['run', '--project', project, '--reporter=default', `--reporter=${root}/scripts/lib/vitest-reporter.mjs`],
    { env: programEnvironment({ ...env, TAKHTI_TEST_REPORT: report }) },
  );
  const {
    passed = 0,
    failed = 0,
    troubles,
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true, force: true });
  return tally(code, passed, failed, troubles);
}

/** A program that failed without a failed test (it could not even begin, say) counts as one failure. */
export function tally(code, passed, failed, troubles = []) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), troubles };
}
