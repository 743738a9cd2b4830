import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { inOwnLetters } from '../../kit/keyboards/other-keyboard.ts';
import { checkImportAtOnce } from './check.ts';
import { exportRows } from './export.ts';

// OpenTriviaQA as CSV, laid beside the checkout; where it is absent these tests are skipped, and reported as such.
const folder = new URL('../../../../../../shared/data/opentriviaqa/', import.meta.url);

test.skipIf(!existsSync(folder)).each([
  ['for-kids.csv', 751, []],
  ['geography.csv', 840, []],
  // Its last letter is Cyrillic.
  ['science-technology.csv', 2483, ['microscop\u0435']],
])('%s is accepted whole, with %d questions, and its export is the same again', (name, count, mixed) => {
  const rows: string[][] = parse(readFileSync(new URL(name, folder)), {
    bom: true,
    relax_column_count: true,
  });
  const defaults = { kind: 'mcq', language: 'english' } as const;
  const asItIs = checkImportAtOnce(rows, defaults);
  expect(asItIs.ok ? [] : asItIs.findings.map(({ values }) => values['words'])).toEqual(mixed);
  const check = checkImportAtOnce(
    rows.map((cells) => cells.map((cell) => inOwnLetters(cell, 'english'))),
    defaults,
  );
  if (!check.ok) throw new Error(JSON.stringify(check.findings.slice(0, 5)));
  expect(check.questions).toHaveLength(count);
  const docs = check.questions.map((question) => question.doc);
  const again = checkImportAtOnce(exportRows('mcq', docs), { kind: 'mcq', language: 'urdu' });
  expect(again).toMatchObject({ ok: true });
  expect(again.ok && again.questions.map((question) => question.doc)).toEqual(docs);
});
