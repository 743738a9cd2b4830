import type { McqDoc } from '@takhti/domain';
import { expect, test } from 'vitest';
import { mcqCanonicalText } from './canonical-text.ts';
import { emptyMcq } from './empty.ts';

const one: McqDoc = {
  ...emptyMcq('english'),
  question: '<p>Which metal is liquid?</p>',
  option1: '<p>Mercury</p>',
  correct1: 'Y',
  option2: '<p>Iron</p>',
};

test.each<[string, Partial<McqDoc>]>([
  ['outer spaces', { question: '<p> Which metal is liquid?  </p>', option2: '<p>Iron </p>' }],
  [
    'the order of options',
    { option1: '<p>Iron</p>', correct1: 'N', option2: '<p>Mercury</p>', correct2: 'Y' },
  ],
  ['where empty options stand', { option2: '', option4: '<p>Iron</p>' }],
  ['marks of empty options', { correct4: 'Y' }],
  [
    'feedback, difficulty and metadata',
    { feedback: '<p>Yes</p>', difficulty: 9, metadata1: 'x', language: 'urdu' },
  ],
])('C-667 a copy that differs only in %s is the same question', (_what, change) => {
  expect(mcqCanonicalText({ ...one, ...change })).toBe(mcqCanonicalText(one));
});

test.each<[string, Partial<McqDoc>]>([
  ['the question', { question: '<p>Which metal is solid?</p>' }],
  ['an option', { option2: '<p>Lead</p>' }],
  ['the right answer', { correct1: 'N', correct2: 'Y' }],
  ['one more option', { option3: '<p>Lead</p>' }],
  ['a picture', { question: '<p>Which metal is liquid?</p><img src="/files/1">' }],
  ['a formula', { option2: '<p><span data-latex="Fe"></span></p>' }],
])('a question that differs in %s is another one', (_what, change) => {
  expect(mcqCanonicalText({ ...one, ...change })).not.toBe(mcqCanonicalText(one));
});
