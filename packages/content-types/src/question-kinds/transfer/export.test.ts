import { guardFormula, languages, QuestionDoc, taxonomies } from '@takhti/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyMcq } from '../mcq/empty.ts';
import { withOptions } from '../mcq/options.ts';
import { cellToHtml, htmlToCell } from './cells.ts';
import { checkImportAtOnce } from './check.ts';
import { exportRows, templateRows } from './export.ts';

function imported(rows: string[][]): QuestionDoc[] {
  const check = checkImportAtOnce(rows, { kind: 'mcq', language: 'dari' });
  if (!check.ok) throw new Error(JSON.stringify(check.findings));
  return check.questions.map((question) => question.doc);
}

describe('rich text in a cell', () => {
  test.each([
    ['', ''],
    ['<p>plain</p>', 'plain'],
    ['<p>a &lt; b<br>c</p><p>d</p>', 'a < b\nc\n\nd'],
    ['<p>=1+1</p>', '=1+1'],
    ["<p>'=1+1</p>", "''=1+1"],
    ['<p>a <strong>b</strong></p>', '[html]<p>a <strong>b</strong></p>'],
    ['<p>[html] is a sign</p>', '[html]<p>[html] is a sign</p>'],
    ['<img src="/files/1">', '[html]<img src="/files/1">'],
    ['<p> outer spaces</p>', '[html]<p> outer spaces</p>'],
    ["<p>a;'=1</p>", "a;''=1"],
    ["<ul><li>a &lt;'= b</li></ul>", "[html]<ul><li>a &lt;''= b</li></ul>"],
  ])('%j is written %j and read back', (html, cell) => {
    expect(htmlToCell(html)).toBe(cell);
    expect(cellToHtml(cell)).toBe(html);
  });

  test('text that starts like a formula is guarded in CSV, numbers are not, and the import takes the guard off', () => {
    expect(['=1+1', '@x', '-x', '-5', '+3.5', '-1,000', 'x'].map(guardFormula)).toEqual([
      "'=1+1",
      "'@x",
      "'-x",
      '-5',
      '+3.5',
      '-1,000',
      'x',
    ]);
    expect(cellToHtml(guardFormula('=1+1'))).toBe('<p>=1+1</p>');
  });
});

const line = fc
  .stringMatching(/^[a-z<>&'";=+@\-[\]() ابپےګ\u200C]{1,12}$/)
  .map((text) => text.trim())
  .filter((text) => text !== '');
const text = fc.oneof(
  line.map((words) =>
    cellToHtml(
      htmlToCell(`<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`),
    ),
  ),
  fc.tuple(line, line, line).map(([a, b, c]) => cellToHtml(`${a}\n${b}\n\n${c}`)),
  fc.constantFrom(
    '<p>x<sup>2</sup></p>',
    '<p><img src="/files/1" alt="a &lt; b"></p>',
    '<ul><li>one</li></ul>',
    "<ul><li>a &lt;= b, a &lt;'= b</li></ul>",
  ),
);
const short = line.map((words) => words.normalize('NFC'));

/** A question as the import would accept it: distinct options, exactly one of them right. */
const question: fc.Arbitrary<QuestionDoc> = fc
  .record({
    question: text,
    feedback: text,
    incorrect_feedback: text,
    count: fc.integer({ min: 2, max: 10 }),
    ending: text,
    right: fc.nat(),
    difficulty: fc.integer({ min: 1, max: 10 }),
    past_paper: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
    taxonomy: fc.constantFrom(...taxonomies),
    language: fc.constantFrom(...languages),
    title: short,
    metadata: short,
  })
  .map(
    ({
      question: words,
      feedback,
      incorrect_feedback,
      count,
      ending,
      right,
      difficulty,
      past_paper,
      taxonomy,
      language,
      title,
      metadata,
    }) => {
      const options = Array.from({ length: count }, (_, at) => ({
        option: at === 0 ? ending : `<p>${at} of ${count}</p>`,
        correct: at === right % count ? ('Y' as const) : ('N' as const),
      }));
      const start = {
        ...emptyMcq(language),
        question: words,
        feedback,
        difficulty,
        past_paper,
        taxonomy,
        title,
        metadata1: metadata,
        metadata5: metadata,
      };
      return withOptions(
        { ...start, json_data: { schema_version: 1, incorrect_feedback, more_options: [] } },
        options,
      );
    },
  );

test('what is exported is imported as it was, as workbook and as CSV', () => {
  fc.assert(
    fc.property(fc.array(question, { minLength: 2, maxLength: 5 }), (some) => {
      const docs = some.map((doc, at) => ({ ...doc, question: `${doc.question}<p>${at}</p>` }));
      for (const doc of docs) expect(QuestionDoc.parse(doc)).toEqual(doc);
      const rows = exportRows('mcq', docs);
      expect(imported(rows)).toEqual(docs);
      expect(imported(rows.map((cells) => cells.map(guardFormula)))).toEqual(docs);
    }),
  );
});

test('an export has columns for four options, and for more where a question has more', () => {
  const four = exportRows('mcq', [emptyMcq('urdu')])[0]!;
  expect(four).toContain('Option4');
  expect(four).not.toContain('Option5');
  const six = withOptions(
    emptyMcq('urdu'),
    Array.from({ length: 6 }, (_, at) => ({ option: `<p>${at}</p>`, correct: 'N' })),
  );
  expect(exportRows('mcq', [emptyMcq('urdu'), six])[0]).toContain('Option6');
});

test('C-262 the template is a heading and two questions that can be imported', () => {
  const rows = templateRows('mcq');
  expect(rows).toHaveLength(3);
  expect(imported(rows).map((doc) => doc.language)).toEqual(['english', 'urdu']);
});
