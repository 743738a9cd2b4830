import { questionKindNames } from '@takhti/domain';
import { expect, test } from 'vitest';
import { lossesOf } from '../formats.ts';
import { readXmlFile } from '../read-exchange.ts';
import { docsIn, writeText, manyBlanks, sampleDocs, messagesIn } from '../testing/samples.ts';

const mcq = { kind: 'mcq', language: 'english' } as const;
const fib = { kind: 'fill_in_the_blank', language: 'english' } as const;

test.each(questionKindNames)('%s questions come back from Moodle XML as they went', (kind) => {
  const defaults = { kind, language: 'english' } as const;
  const docs = sampleDocs[kind];
  expect(docsIn(readXmlFile(writeText('moodle', docs), defaults))).toEqual(docs);
  expect(lossesOf('moodle', docs)).toEqual([]);
});

test('several blanks, and that spelling counts, come back; a unit as a part of the text', () => {
  const [back] = docsIn(readXmlFile(writeText('moodle', [manyBlanks]), fib));
  expect(back).toEqual({
    ...manyBlanks,
    question: manyBlanks.question.replaceAll('</span>', '</span> cm'),
    json_data: { ...manyBlanks.json_data, unit: '', blank: '' },
  });
  expect(lossesOf('moodle', [manyBlanks]).map(({ key }) => key)).toEqual(['lost.unit']);
});

test('formulas stand as Moodle shows them, and are formulas again', () => {
  const maths = '<span data-type="inline-math" data-latex="a &lt; \\frac{1}{2}"></span>';
  const docs = sampleDocs.mcq.map((doc) => ({
    ...doc,
    question: `<p>What is ${maths}? ${doc.question.length}</p>`,
  }));
  const written = writeText('moodle', docs);
  expect(written).toContain(String.raw`What is \(a &lt; \frac{1}{2}\)?`);
  expect(docsIn(readXmlFile(written, mcq))).toEqual(docs);
});

const quiz = (...questions: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;
const question = (type: string, inside: string, text = 'Why?'): string =>
  `<question type="${type}"><name><text>N</text></name><questiontext format="html"><text>${text}</text></questiontext>${inside}</question>`;
const answer = (fraction: number, text: string, more = ''): string =>
  `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`;

test('questions as Moodle writes them', () => {
  const file = readXmlFile(
    quiz(
      '<question type="category"><category><text>$course$/Maths</text></category></question>',
      question('truefalse', `${answer(0, 'true')}${answer(100, 'false')}`),
      question(
        'multichoice',
        `<single>false</single>${answer(50, 'a')}${answer(50, 'b')}${answer(-100, 'c')}`,
      ),
      question('essay', ''),
      question(
        'multichoice',
        `<single>true</single>${answer(100, 'a')}${answer(30, 'b')}<hint><text>Think</text></hint>`,
        'Else?',
      ),
    ),
    { ...mcq, language: 'dari' },
  );
  expect(file.candidates.map(({ doc }) => doc)).toMatchObject(
    [
      { option1: '<p>درست</p>', correct1: 'N', option2: '<p>نادرست</p>', correct2: 'Y', title: 'N' },
      { correct1: 'Y', correct2: 'Y', correct3: 'N' },
      null,
      { correct1: 'Y', correct2: 'N' },
    ].map((each) => each ?? (null as never)),
  );
  expect(messagesIn(file).filter((told) => !told.includes('feedback_missing'))).toEqual([
    '1 4 lost.category',
    '3 6 import.kind_unknown',
    '4 7 lost.points',
    '4 7 lost.hint',
  ]);
});

test('typed answers, numbers and cloze questions become blanks', () => {
  const file = readXmlFile(
    quiz(
      question(
        'shortanswer',
        `<usecase>1</usecase>${answer(100, 'Paris')}${answer(50, 'paris')}`,
        'The capital is _____.',
      ),
      question('numerical', answer(100, '2', '<tolerance>0</tolerance>')),
      question('numerical', answer(100, '3.14', '<tolerance>0.01</tolerance>')),
      question('cloze', '', '<![CDATA[<p>{1:MC:=cat~dog} and {:NM:=5:0} and {2:SA:=a\\}b~%50%c}</p>]]>'),
      question('cloze', '', 'Open {1:SA:=a'),
    ),
    fib,
  );
  const blank = (number: number): string => `<span class="FIB_____BLANK" data-blank="${number}"></span>`;
  expect(file.candidates.map(({ doc }) => doc?.question)).toEqual([
    `<p>The capital is ${blank(1)}.</p>`,
    `<p>Why? ${blank(1)}</p>`,
    undefined,
    `<p>${blank(1)} and ${blank(2)} and ${blank(3)}</p>`,
    undefined,
  ]);
  expect(file.candidates[0]?.doc?.json_data).toMatchObject({ is_strict: true });
  expect(file.candidates[3]?.doc?.json_data).toMatchObject({
    blank_answers_json: [{ blanks: ['cat'] }, { blanks: ['5'] }, { blanks: ['a}b'] }],
  });
  expect(messagesIn(file).filter((told) => !told.includes('feedback_missing'))).toEqual([
    '1 3 lost.partly_right',
    '3 5 import.number_range',
    '4 6 lost.blank_options',
    '4 6 lost.partly_right',
    '5 7 import.brace_open',
  ]);
});

test.each([
  ['<!DOCTYPE quiz [<!ENTITY a "b">]>\n<quiz/>', ['import.xml_doctype']],
  ['<quiz><question></quiz>', ['import.xml_broken']],
  [`<quiz>${'<a>'.repeat(100_000)}`, ['import.xml_deep']],
  ['<html/>', ['import.xml_other']],
  ['<quiz/>', ['import.no_questions']],
])('%j is refused: %j', (text, told) => {
  expect(messagesIn(readXmlFile(text, mcq))).toEqual(told);
});
