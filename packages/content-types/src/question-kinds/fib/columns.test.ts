import type { ImportFinding } from '@takhti/contract';
import { expect, test } from 'vitest';
import { openQuestionDoc } from '../registry.ts';
import { checkImportAtOnce } from '../transfer/check.ts';
import { exportRows, templateRows } from '../transfer/export.ts';

const kind = 'fill_in_the_blank';
const defaults = { kind, language: 'english' } as const;
const fixtures = import.meta.glob<Record<string, unknown>>('./fixtures/v2/*.json', {
  eager: true,
  import: 'default',
});

const heading = ['Question', 'CorrectFeedback', 'IncorrectFeedback', 'Blank1', 'Blank2', 'Unit', 'Strict'];
const good = ['1 + 1 = ____', 'Yes', 'No', '2 | two', '', ''];

function findings(...rows: string[][]): readonly ImportFinding[] {
  const check = checkImportAtOnce([heading, good, ...rows], defaults);
  return check.ok ? [] : check.findings;
}

test('C-262 the file to fill in is read without a finding, and written again as it was', () => {
  const rows = templateRows(kind);
  const check = checkImportAtOnce(rows, defaults);
  if (!check.ok) throw new Error(JSON.stringify(check.findings));
  expect(
    exportRows(
      kind,
      check.questions.map(({ doc }) => doc),
    ),
  ).toEqual(rows);
});

test('frozen questions with both feedbacks survive an export and an import, but for the numbers of their blanks', () => {
  const docs = Object.values(fixtures)
    .map(openQuestionDoc)
    .filter(({ json_data }) => json_data.incorrect_feedback !== '');
  const rows = exportRows(kind, docs);
  const check = checkImportAtOnce(rows, defaults);
  if (!check.ok) throw new Error(JSON.stringify(check.findings));
  expect(
    exportRows(
      kind,
      check.questions.map(({ doc }) => doc),
    ),
  ).toEqual(rows);
});

test.each([
  [
    ['2 + 2 = 4', 'Yes', 'No', '4', '', ''],
    ['import.blank_missing', 'import.blank_unknown'],
  ],
  [['2 + 2 = ____', 'Yes', 'No', '', '', ''], ['import.answer_missing']],
  [['2 + 2 = ____', 'Yes', 'No', '4', '5', ''], ['import.blank_unknown']],
  [
    ['', 'Yes', 'No', '4', '', ''],
    ['import.question_missing', 'import.blank_missing', 'import.blank_unknown'],
  ],
  [
    ['2 + 2 = ____', '', '', '4', '', ''],
    ['import.correct_feedback_missing', 'import.incorrect_feedback_missing'],
  ],
  [['2 + 2 = ____', 'Yes', 'No', '4', '', '', 'maybe'], ['import.value_invalid']],
  [['1 + 1 = _____', 'Yes', 'No', 'two|2', '', ''], ['import.duplicate']],
])('%j is refused: %j', (row, keys) => {
  expect(findings(row).map(({ key }) => key)).toEqual(keys);
});

test('a column of options is unknown here, and one of blanks where there are none to have', () => {
  const check = checkImportAtOnce([[...heading, 'Option1'], good, good], defaults);
  expect(!check.ok && check.findings.map(({ key }) => key)).toEqual(['import.heading_unknown']);
});
