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
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env: programEnvironment(env) },
  );
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true, force: true });
  return tally(code, counts.numPassedTests ?? 0, counts.numFailedTests ?? 0);
}

/** A program that failed without a failed test (it could not even begin, say) counts as one failure. */
export function tally(code, passed, failed) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
