import { expect, test } from 'vitest';
import { answering, placeAfter } from './commands.ts';

const named = (...labels: string[]) => labels.map((label) => ({ id: label, label }));
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label);

test('words begin words of the name, in any order; what begins with them comes first', () => {
  const commands = named('My content', 'Content', 'Content developers', 'Users');
  expect(labels(answering(commands, 'cont'))).toEqual(['Content', 'Content developers', 'My content']);
  expect(labels(answering(commands, 'dev con'))).toEqual(['Content developers']);
  expect(answering(commands, 'sers')).toEqual([]);
});

test.each([
  ['كتابخانه', 'کتابخانهٔ ما'],
  ['مهارتونه', 'مهارتونه'],
  ['سوالي', 'سوالی بینک'],
])('%s is found with the letters of another keyboard', (typed, label) => {
  expect(labels(answering(named('Other', label), typed))).toEqual([label]);
});

test.each(['', ' ', '%', '؟'])('"%s" asks for nothing', (typed) => {
  expect(answering(named('Content'), typed)).toEqual([]);
});

test('the second line is looked through, too', () => {
  expect(answering([{ id: '1', label: 'Rivers', detail: 'Question bank' }], 'bank')).toHaveLength(1);
});

test('it is found by other words for it, too', () => {
  expect(answering([{ id: '1', label: 'Competition', words: 'contest quiz' }], 'quiz')).toHaveLength(1);
});

test('it is found by what it is called in other languages, and without the spaces of its name', () => {
  const words = ['Log out', 'باہر جائیں'];
  const command = { id: '1', label: 'وتل', words };
  for (const typed of ['log', 'logout', 'باہر']) expect(answering([command], typed)).toEqual([command]);
  expect(answering([command], 'out log in')).toEqual([]);
});

test('arrow keys go around the ends, other keys lead nowhere', () => {
  expect([placeAfter('ArrowDown', 2, 3), placeAfter('ArrowUp', 0, 3)]).toEqual([0, 2]);
  expect([placeAfter('Home', 2, 3), placeAfter('End', 0, 3)]).toEqual([0, 2]);
  expect([placeAfter('a', 0, 3), placeAfter('ArrowDown', 0, 0)]).toEqual([null, null]);
});
