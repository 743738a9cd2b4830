import { expect, test } from 'vitest';
import { namedPath, placedPath, resolveAnchor, valueAt, type AnchorPlace } from '../index.ts';

const skill = (skill_id: string, show_questions: number) => ({ skill_id, show_questions });
const question = {
  question: 'Which is even?',
  option1: 'one',
  option2: 'two',
  option3: 'three',
  option4: '',
  feedback: '',
  json_data: { incorrect_feedback: 'Think again', more_options: [{ option: 'five', correct: 'N' }] },
};
const assessment = { title: 'Test', skills: [skill('b', 3), skill('a', 5)], timer: 600 };
const options = [
  ...[1, 2, 3, 4].map((number) => [`option${number}`]),
  ...[0, 1, 2].map((at) => ['json_data', 'more_options', at, 'option']),
];
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

test.each<[string, (string | number)[], string, object | null, AnchorPlace]>([
  ['a field that stayed', ['option3'], 'three', question, { kind: 'here', path: ['option3'] }],
  [
    'an option that has another place now',
    ['option3'],
    'three',
    { ...question, option1: 'three', option3: 'one' },
    { kind: 'moved', path: ['option1'] },
  ],
  [
    'an option that went beyond the first four',
    ['option1'],
    'five',
    question,
    { kind: 'moved', path: ['json_data', 'more_options', 0, 'option'] },
  ],
  ['an option with other words', ['option3'], 'drei', question, { kind: 'changed', path: ['option3'] }],
  ['an option that was emptied', ['option4'], 'four', question, { kind: 'gone' }],
  ['an option that was empty from the start', ['option4'], '', question, { kind: 'here', path: ['option4'] }],
  [
    'an option beyond the list',
    ['json_data', 'more_options', 4, 'option'],
    'nine',
    question,
    { kind: 'gone' },
  ],
  [
    'a feedback that was emptied is still a field',
    ['feedback'],
    'Well done',
    question,
    { kind: 'changed', path: ['feedback'] },
  ],
  ['the stem is never an option', ['question'], 'three', question, { kind: 'changed', path: ['question'] }],
  [
    'an entry of a list by its id, wherever it stands',
    ['skills', 'a', 'show_questions'],
    '5',
    assessment,
    { kind: 'here', path: ['skills', 'a', 'show_questions'] },
  ],
  ['an entry that was taken out', ['skills', 'c'], '', assessment, { kind: 'gone' }],
  ['a question that was deleted', ['question'], 'Which is even?', null, { kind: 'gone' }],
  ['a field that no document has', ['toString'], '', question, { kind: 'gone' }],
])('%s', (_title, path, quote, document, expected) => {
  expect(resolveAnchor({ path, quote }, document, textOf, options)).toEqual(expected);
});

test('fields that do not change places stay where they were', () => {
  const path = ['option3'];
  const swapped = { ...question, option1: 'three', option3: 'one' };
  expect(resolveAnchor({ path, quote: 'three' }, swapped, textOf)).toEqual({ kind: 'changed', path });
});

const cards = [
  { id: 4, text: 'Spring' },
  { id: 2, text: 'Summer' },
];
const blanks = [
  { blankNo: 5, blanks: ['Paris'] },
  { blankNo: 2, blanks: ['France'] },
];

test.each([
  [
    'a card of a round',
    { title: 'Seasons', questionData: [{ questionId: 7 }, { questionId: 3, cardsData: cards }] },
    ['questionData', 1, 'cardsData', 0, 'text'],
    ['questionData', '3', 'cardsData', '4', 'text'],
    { questionData: [{ questionId: 3, cardsData: cards.toReversed() }, { questionId: 7 }] },
    ['questionData', 0, 'cardsData', 1, 'text'],
  ],
  [
    'a blank',
    { blanks },
    ['blanks', 1, 'blanks'],
    ['blanks', '2', 'blanks'],
    { blanks: blanks.toReversed() },
    ['blanks', 0, 'blanks'],
  ],
])('%s is named by its number, and found where it was moved', (_title, doc, path, named, moved, placed) => {
  expect(namedPath(doc, path)).toEqual(named);
  expect(valueAt(moved, named)).toEqual(valueAt(doc, path));
  expect(placedPath(moved, named)).toEqual(placed);
});

test('an anchor without a number keeps its place', () => {
  expect(namedPath({ title: 'x' }, ['title'])).toEqual(['title']);
  expect(namedPath({ rows: [{}, {}] }, ['rows', 1])).toEqual(['rows', 1]);
  expect(placedPath({ blanks }, ['blanks', '99', 'blanks'])).toEqual(['blanks', '99', 'blanks']);
});
