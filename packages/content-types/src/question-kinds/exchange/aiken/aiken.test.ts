import { expect, test } from 'vitest';
import { lossesOf } from '../formats.ts';
import { readText } from '../read-exchange.ts';
import { docsIn, writeText, sampleDocs, messagesIn } from '../testing/samples.ts';
import { emptyMcq } from '../../mcq/empty.ts';
import { withOptions } from '../../mcq/options.ts';
import { repaired } from '../../transfer/repairs.ts';

const defaults = { kind: 'mcq', language: 'urdu' } as const;

function plainDoc(question: string, options: readonly string[]) {
  const empty = { ...emptyMcq('urdu'), question: `<p>${question}</p>` };
  return withOptions(
    empty,
    options.map((text, at) => ({ option: `<p>${text}</p>`, correct: at === 1 ? 'Y' : 'N' })),
  );
}

test('plain questions come back from Aiken as they went, but for the feedback that it does not have', () => {
  const docs = [
    plainDoc('2 &lt; 3?', ['no', 'yes']),
    plainDoc('دارالحکومت؟', ['کراچی', 'اسلام آباد', 'لاہور']),
  ];
  const file = readText(writeText('aiken', docs), defaults);
  expect(file.candidates.map(({ doc }) => doc)).toEqual(docs);
  expect(new Set(file.candidates.flatMap(({ findings }) => findings.map(({ key }) => key)))).toEqual(
    new Set(['import.correct_feedback_missing', 'import.incorrect_feedback_missing']),
  );
  const mended = file.candidates.map(repaired);
  expect(docsIn({ findings: [], candidates: mended })[0]).toMatchObject({
    feedback: '<p>شاباش! جواب درست ہے۔</p>',
  });
});

test('losses in Aiken are reported for each question', () => {
  const like = plainDoc('A) first?', ['a', 'b']);
  const docs = [...sampleDocs.mcq.slice(0, 2), ...sampleDocs.fill_in_the_blank.slice(0, 1), like];
  expect(lossesOf('aiken', docs).map(({ question, key }) => `${question} ${key}`)).toEqual([
    '1 lost.marks',
    '1 lost.feedback',
    '1 lost.title',
    '1 lost.facts',
    '2 export.one_right',
    '3 export.no_blanks',
    '4 export.like_option',
  ]);
});

test.each([
  ['Q?\nA) a\nB) b\nANSWER: C', ['1 1 import.answer_unknown', '1 1 import.correct_none']],
  ['Q?\nA) a\nB) b\n\nR?\nA. a\nB. b\nANSWER: A', ['1 1 import.answer_line_missing']],
  ['Q?\n\nA) a\nC) b\nANSWER: a', ['1 1 import.letter_order']],
  ['Just words, with\nANSWER: A', ['1 1 import.answer_unknown']],
  ['Nothing of the kind', ['import.text_unknown']],
])('%j: %j', (text, told) => {
  expect(messagesIn(readText(text, defaults)).filter((each) => !each.includes('feedback'))).toEqual(told);
});
