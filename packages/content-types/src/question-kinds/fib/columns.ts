import { cellText, limits, textToCell, type FibDoc } from '@takhti/domain';
import { htmlToCell } from '../transfer/cells.ts';
import { defineQuestionColumns } from '../transfer/columns.ts';
import type { RowReader } from '../transfer/row-reader.ts';
import { isDoubledIn, withoutDoubles } from './doubles.ts';
import { emptyFib } from './empty.ts';
import { blankAnswersOf } from './blanks.ts';
import { plainFib } from './plain.ts';
import { blankMark, cutAtBlanks, joinedWith } from './marks.ts';

const { blanks: most } = limits;
/** A blank in a cell, which has no elements; the blanks of a question are counted from 1. */
const sign = '____';
const anySign = /_{3,}/g;
/** Between the answers that one blank accepts. */
const or = '|';
const facts = ['Unit', 'Strict'] as const;
const numbers: readonly number[] = Array.from({ length: most.max }, (_, at) => at + 1);

/** `Blank1` and on, the answers of each with `|` between them, `Unit` and `Strict`; in the text a blank is `____`. */
export const fibColumns = defineQuestionColumns<FibDoc>({
  kind: 'fill_in_the_blank',
  owns: (doc) => doc.content_type === 'fill_in_the_blank',
  required: ['Blank1'],
  optional: [...numbers.slice(1).map((number) => `Blank${number}`), ...facts],
  isBeyond: (key) => /^blank\d+$/.test(key),
  beyond: { key: 'import.too_many_blanks', values: { max: most.max } },
  plain: plainFib,
  faults: {
    'fib.blank_required': 'import.blank_missing',
    'fib.answer_required': 'import.answer_missing',
    'fib.blanks_max': 'import.too_many_blanks',
    'fib.feedback_required': 'import.correct_feedback_missing',
  },
  repairs: { 'import.blank_doubled': withoutDoubles },
  read: (row, { incorrect_feedback, ...texts }, empty) => {
    const question = withMarks(texts.question);
    const count = cutAtBlanks(question).numbers.length;
    if (count === 0) row.find('import.blank_missing');
    const given = numbers.map((blankNo) => ({ blankNo, blanks: answersIn(row.cell(`Blank${blankNo}`)) }));
    const isDoubled = isDoubledIn(question, given.filter(({ blanks }) => blanks.length > 0).length);
    if (isDoubled) row.find('import.blank_doubled');
    for (const { blankNo, blanks } of given) {
      if (blankNo <= count && blanks.length === 0 && !isDoubled)
        row.find('import.answer_missing', { blank: blankNo });
      if (blankNo > count && blanks.length > 0) row.find('import.blank_unknown', { blank: blankNo });
      if (blanks.length > most.max_answers || blanks.some((text) => text.length > most.text))
        row.find('import.too_long', { heading: `Blank${blankNo}`, max: most.text });
    }
    const unit = cellText(row.cell('Unit'));
    if (unit.length > most.unit) row.find('import.too_long', { heading: 'Unit', max: most.unit });
    const blank_answers_json = given.slice(0, count);
    return {
      ...empty,
      ...texts,
      question,
      json_data: {
        ...empty.json_data,
        incorrect_feedback,
        blank_answers_json,
        unit,
        is_strict: readStrict(row),
      },
    };
  },
  headings: (docs) => {
    const count = docs.reduce((sum, doc) => Math.max(sum, doc.json_data.blank_answers_json.length), 1);
    return [...numbers.slice(0, count).map((number) => `Blank${number}`), ...facts];
  },
  cells: (doc, headings) => {
    const answers = blankAnswersOf(doc);
    return [
      ...headings
        .slice(0, -facts.length)
        .map((_heading, at) => textToCell((answers[at]?.blanks ?? []).join(` ${or} `))),
      textToCell(doc.json_data.unit),
      doc.json_data.is_strict ? 'Y' : 'N',
    ];
  },
  questionCell: ({ question }) => htmlToCell(joinedWith(cutAtBlanks(question), () => sign)),
  samples: [
    {
      ...emptyFib('english'),
      question: `<p>The capital of France is ${blankMark(1)}.</p>`,
      feedback: '<p>Correct: Paris lies on the Seine.</p>',
      difficulty: 2,
      taxonomy: 'Remember',
      json_data: {
        schema_version: 2,
        incorrect_feedback: '<p>The answer is Paris.</p>',
        blank_answers_json: [{ blankNo: 1, blanks: ['Paris'] }],
        blank: '',
        unit: '',
        is_strict: false,
      },
    },
    {
      ...emptyFib('urdu'),
      question: `<p>ایک دن میں ${blankMark(1)} گھنٹے اور ایک گھنٹے میں ${blankMark(2)} منٹ ہوتے ہیں۔</p>`,
      feedback: '<p>شاباش!</p>',
      difficulty: 2,
      taxonomy: 'Remember',
      json_data: {
        schema_version: 2,
        incorrect_feedback: '<p>دن میں چوبیس گھنٹے اور گھنٹے میں ساٹھ منٹ ہوتے ہیں۔</p>',
        blank_answers_json: [
          { blankNo: 1, blanks: ['24', 'چوبیس'] },
          { blankNo: 2, blanks: ['60', 'ساٹھ'] },
        ],
        blank: '',
        unit: '',
        is_strict: false,
      },
    },
  ],
});

// Elements that the cell held as HTML become signs first, so that all blanks are numbered in their order.
function withMarks(html: string): string {
  let count = 0;
  return joinedWith(cutAtBlanks(html), () => sign).replace(anySign, () => blankMark((count += 1)));
}

function readStrict(row: RowReader): boolean {
  const text = cellText(row.cell('Strict')).toUpperCase();
  if (!['', 'Y', 'N'].includes(text))
    row.find('import.value_invalid', { heading: 'Strict', allowed: 'Y, N' });
  return text === 'Y';
}

function answersIn(cell: string): string[] {
  return cellText(cell)
    .split(or)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
