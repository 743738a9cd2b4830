import { say, seconds } from './say.mjs';

const SLOWEST = 10;

/**
 * Runs steps one after the other, all of them, with a headline each; ends with a table, what failed or passed only the second time,
 * the slowest files and the counts.
 */
export async function runAndReport(steps) {
  const rows = [];
  for (const step of steps) {
    say(`\n── ${step.name} ${'─'.repeat(Math.max(2, 70 - step.name.length))}`);
    const started = performance.now();
    const result = await step.run().catch(asFailure);
    const time = seconds(performance.now() - started);
    const word = wordFor(result);
    say(`${step.name}: ${word} (${time})`);
    rows.push({ name: step.name, word, time, ...result });
  }

  const width = Math.max(...rows.map(({ name }) => name.length));
  say(`\n${'step'.padEnd(width)}  passed  failed     time  result`);
  for (const { name, passed, failed, time, word } of rows) {
    say(
      `${name.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${time.padStart(7)}  ${word}`,
    );
  }
  const troubles = rows.flatMap((row) => (row.troubles ?? []).map((each) => `${row.name}: ${each}`));
  if (troubles.length > 0) say(`\n${troubles.join('\n')}`);
  const slowest = rows
    .flatMap(({ name, files = [] }) => files.map((file) => ({ name, ...file })))
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST);
  if (slowest.length > 0) say('\nThe slowest files:');
  for (const { name, file, milliseconds } of slowest)
    say(`${seconds(milliseconds).padStart(8)}  ${file} (${name})`);
  const sum = (what) => rows.reduce((total, row) => total + row[what], 0);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

function wordFor({ skipped, failed, retried = 0 }) {
  if (skipped) return `skipped: ${skipped}`;
  if (failed > 0) return 'FAILED';
  return retried > 0 ? `ok, ${retried} only the second time` : 'ok';
}

function asFailure(error) {
  say(error instanceof Error ? error.message : String(error));
  return { passed: 0, failed: 1 };
}
