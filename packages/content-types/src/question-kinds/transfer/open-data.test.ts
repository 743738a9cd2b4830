import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { checkImportAtOnce } from './check.ts';
import { exportRows } from './export.ts';

// OpenTriviaQA as CSV, laid beside the checkout; where it is absent these tests are skipped, and reported as such.
const folder = new URL('../../../../../../shared/data/opentriviaqa/', import.meta.url);

test.skipIf(!existsSync(folder)).each([
  ['for-kids.csv', 751],
  ['geography.csv', 840],
  ['science-technology.csv', 2483],
])('%s is accepted whole, with %d questions, and its export is the same again', (name, count) => {
  const rows = parse(readFileSync(new URL(name, folder)), { bom: true, relax_column_count: true });
  const check = checkImportAtOnce(rows, { kind: 'mcq', language: 'english' });
  if (!check.ok) throw new Error(JSON.stringify(check.findings.slice(0, 5)));
  expect(check.questions).toHaveLength(count);
  const docs = check.questions.map((question) => question.doc);
  const again = checkImportAtOnce(exportRows('mcq', docs), { kind: 'mcq', language: 'urdu' });
  expect(again).toMatchObject({ ok: true });
  expect(again.ok && again.questions.map((question) => question.doc)).toEqual(docs);
});
