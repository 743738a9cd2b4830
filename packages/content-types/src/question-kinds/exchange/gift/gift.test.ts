import { questionKindNames } from '@takhti/domain';
import { expect, test } from 'vitest';
import { plainText } from '../../../kit/html.ts';
import { lossesOf } from '../formats.ts';
import { readText } from '../read-exchange.ts';
import { docsIn, writeText, manyBlanks, sampleDocs, messagesIn } from '../testing/samples.ts';
import { readGift } from './read-gift.ts';

const mcq = { kind: 'mcq', language: 'english' } as const;
const fib = { kind: 'fill_in_the_blank', language: 'english' } as const;

test.each(questionKindNames)('%s questions come back from GIFT as they went', (kind) => {
  const defaults = { kind, language: 'english' } as const;
  const docs = sampleDocs[kind];
  expect(docsIn(readText(writeText('gift', docs), defaults))).toEqual(docs);
  expect(lossesOf('gift', docs)).toEqual([]);
});

test('losses in GIFT are reported for each question', () => {
  const [first] = sampleDocs.fill_in_the_blank;
  if (first?.content_type !== 'fill_in_the_blank') throw new Error('no sample');
  const strict = { ...first, json_data: { ...first.json_data, is_strict: true, unit: 'h' } };
  const told = lossesOf('gift', [manyBlanks, strict]).map(({ question, key }) => `${question} ${key}`);
  expect(told).toEqual(['1 export.one_blank', '2 lost.unit', '2 lost.strict']);
  expect(writeText('gift', [manyBlanks]).trim()).toBe('');
});

test('questions as Moodle writes them', () => {
  const text = [
    '// question: 1  name: Q1',
    "::Q1:: What's between orange and green?\\nThink! {=yellow #Yes ~red #No ~blue #No}",
    '',
    "Grant is {~buried =entombed ~living} in Grant's tomb.",
    '',
    'The sun rises in the east.{T#wrong#right}',
    '',
    '[html]<p>Which are even?</p>{~%50%2 ~%50%4 ~%-100%3}',
    '',
    "Mahatma Gandhi's birthday is an Indian holiday on 15th {~July ~January =October #Good. ####Look it up.}",
  ].join('\r\n');
  const file = readText(text, { ...mcq, language: 'urdu' });
  const docs = file.candidates.map(({ doc }) => doc);
  expect(docs.map((doc) => plainText(doc?.question ?? ''))).toEqual([
    "What's between orange and green? Think!",
    "Grant is ____ in Grant's tomb.",
    'The sun rises in the east.',
    'Which are even?',
    "Mahatma Gandhi's birthday is an Indian holiday on 15th",
  ]);
  expect(docs[0]).toMatchObject({
    title: 'Q1',
    feedback: '<p>Yes</p>',
    json_data: { incorrect_feedback: '<p>No</p>' },
  });
  expect(docs[2]).toMatchObject({ option1: '<p>درست</p>', correct1: 'Y', feedback: '<p>right</p>' });
  expect(docs[3]).toMatchObject({ correct1: 'Y', correct2: 'Y', correct3: 'N' });
  expect(docs[4]).toMatchObject({
    feedback: '<p>Good.</p>',
    json_data: { incorrect_feedback: '<p>Look it up.</p>' },
  });
  expect(messagesIn(file).filter((told) => !told.includes('feedback_missing'))).toEqual([]);
});

test('typed answers and numbers become blanks, where the braces stand or at the end', () => {
  const file = readText(
    'Who?{=Grant =%50%Ulysses}\n\nTwo plus {#2} is four.\n\nPi?{#3.14:0.01}\n\n2+2 {#=4:0#yes}',
    fib,
  );
  expect(file.candidates.map(({ doc }) => doc?.question)).toEqual([
    '<p>Who? <span class="FIB_____BLANK" data-blank="1"></span></p>',
    '<p>Two plus <span class="FIB_____BLANK" data-blank="1"></span> is four.</p>',
    undefined,
    '<p>2+2 <span class="FIB_____BLANK" data-blank="1"></span></p>',
  ]);
  expect(messagesIn(file).filter((told) => !told.includes('feedback_missing'))).toEqual([
    '1 1 lost.partly_right',
    '3 5 import.number_range',
  ]);
});

test.each([
  ['Open {=a ~b\n\nNext {=a ~b}', ['1 1 import.brace_open']],
  ['First\nline {=a\n~b {', ['1 2 import.brace_open']],
  ['Stray } here {=a ~b}', ['1 1 import.brace_stray']],
  ['Twice {=a ~b} and {=c ~d}', ['1 1 import.answers_twice']],
  ['Essay {}', ['1 1 import.kind_unknown']],
  ['Match {=a -> b =c -> d}', ['1 1 import.kind_unknown']],
  ['Loose {a}', ['1 1 import.answers_unknown']],
  ['Typed {=a}', ['1 1 import.other_kind']],
  ['Two {=a =b ~c}', ['1 1 import.correct_multiple']],
  ['$CATEGORY: Maths/One\n\nC {=a ~%50%b}', ['1 3 lost.category', '1 3 lost.points']],
])('%j: %j', (text, told) => {
  const found = messagesIn(readText(text, mcq)).filter((each) => !/feedback_missing|^2/.test(each));
  expect(found).toEqual(told);
});

test('no text makes the reader slow, or throws', () => {
  for (const sign of ['{', '}', '=', '~', '\\', '#', '::', '{=', '%1', '[tag:', '//'])
    expect(() => readGift(sign.repeat(100_000), 'english')).not.toThrow();
});
