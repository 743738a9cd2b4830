import { limits, type McqDoc } from '@takhti/domain';
import { htmlToCell } from '../transfer/cells.ts';
import { defineQuestionColumns } from '../transfer/columns.ts';
import { emptyMcq } from './empty.ts';
import { optionsOf, withOptions } from './options.ts';
import { plainMcq } from './plain.ts';
import { optionNumbers, readOptions } from './row-options.ts';

const pairOf = (number: number): string[] => [`Option${number}`, `Correct${number}`];

/** `Option1`, `Correct1` and on, up to ten (C-694, C-695). */
export const mcqColumns = defineQuestionColumns<McqDoc>({
  kind: 'mcq',
  owns: (doc) => doc.content_type === 'mcq',
  required: optionNumbers.slice(0, limits.options.required).flatMap(pairOf),
  optional: optionNumbers.slice(limits.options.required).flatMap(pairOf),
  isBeyond: (key) => /^(?:option|correct)\d+$/.test(key),
  beyond: { key: 'import.too_many_options', values: { max: limits.options.import } },
  plain: plainMcq,
  faults: {
    'mcq.option_required': 'import.option_missing',
    'mcq.option_duplicate': 'import.option_duplicate',
    'mcq.correct_required': 'import.correct_none',
    'mcq.feedback_missing': 'import.correct_feedback_missing',
  },
  // Banks hold questions with several right options; learners choose all of them.
  // A mark that is understood, or that is missing beside a right one, was read as it is meant already.
  repairs: {
    'import.correct_multiple': (doc) => doc,
    'import.correct_understood': (doc) => doc,
    'import.correct_left_empty': (doc) => doc,
  },
  read: (row, { incorrect_feedback, ...texts }, empty) =>
    withOptions(
      { ...empty, ...texts, json_data: { ...empty.json_data, incorrect_feedback } },
      readOptions(row),
    ),
  headings: (docs) => {
    const most = docs.reduce<number>(
      (count, doc) => Math.max(count, optionsOf(doc).length),
      limits.options.editor,
    );
    return optionNumbers.slice(0, most).flatMap(pairOf);
  },
  cells: (doc, headings) => {
    const options = optionsOf(doc);
    return optionNumbers.slice(0, headings.length / 2).flatMap((number) => {
      const cell = htmlToCell(options[number - 1]?.html ?? '');
      return [cell, cell === '' ? '' : (options[number - 1]?.correct ?? 'N')];
    });
  },
  samples: [
    {
      ...withOptions(emptyMcq('english'), [
        { option: '<p>Mercury</p>', correct: 'Y' },
        { option: '<p>Venus</p>', correct: 'N' },
        { option: '<p>Earth</p>', correct: 'N' },
        { option: '<p>Mars</p>', correct: 'N' },
      ]),
      question: '<p>Which planet is closest to the Sun?</p>',
      feedback: '<p>Correct: Mercury goes round the Sun in 88 days.</p>',
      difficulty: 3,
      taxonomy: 'Remember',
      json_data: { schema_version: 1, incorrect_feedback: '<p>The answer is Mercury.</p>', more_options: [] },
    },
    {
      ...withOptions(emptyMcq('urdu'), [
        { option: '<p>درست</p>', correct: 'Y' },
        { option: '<p>غلط</p>', correct: 'N' },
      ]),
      question: '<p>پانی صفر درجے سینٹی گریڈ پر جم جاتا ہے۔</p>',
      feedback: '<p>شاباش! پانی صفر درجے پر برف بن جاتا ہے۔</p>',
      difficulty: 2,
      taxonomy: 'Understand',
      json_data: {
        schema_version: 1,
        incorrect_feedback: '<p>پانی صفر درجے پر برف بن جاتا ہے۔</p>',
        more_options: [],
      },
    },
  ],
});
