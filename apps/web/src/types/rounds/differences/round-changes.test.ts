import { expect, test } from 'vitest';
import { roundChanges } from './round-changes.ts';

const card = (id: number, text: string) => ({ id, text, header: `Card - ${id}`, data: '', isCorrect: false });
const round = (questionId: number, question: string, cards = [card(1, 'a'), card(2, 'b')]) => ({
  questionId,
  template_type: 'sorting',
  question,
  qContent: { image: '', audio: '' },
  cardsData: cards,
});

test('a changed text is told with its round, and its place in it', () => {
  const after = [round(1, 'One'), round(2, 'Two', [card(1, 'a'), card(2, 'c')])];
  expect(roundChanges([round(1, 'One'), round(2, 'Two')], after)).toEqual([
    {
      kind: 'changed',
      questionId: 2,
      number: 2,
      template_type: 'sorting',
      leaves: [{ path: ['cardsData', 1, 'text'], before: 'b', after: 'c' }],
    },
  ]);
});

test('rounds that came, went and moved are told as such', () => {
  const before = [round(1, 'One'), round(2, 'Two'), round(3, 'Three')];
  const after = [round(2, 'Two'), round(1, 'One'), round(4, 'Four')];
  expect(
    roundChanges(before, after)?.map(({ kind, questionId, number }) => [kind, questionId, number]),
  ).toEqual([
    ['moved', 2, 1],
    ['moved', 1, 2],
    ['added', 4, 3],
    ['deleted', 3, 3],
  ]);
});

test('rounds after a deleted one count as not moved', () => {
  expect(
    roundChanges([round(1, 'One'), round(2, 'Two')], [round(2, 'Two')])?.map(({ kind }) => kind),
  ).toEqual(['deleted']);
});

test('a card that only changed its place has the words that it had, and a picture is the same however it is signed', () => {
  const swapped = round(1, 'One', [card(2, 'b'), card(1, 'a')]);
  expect(roundChanges([round(1, 'One')], [swapped])).toEqual([]);
  const pictured = (image: string) => ({ ...round(1, 'One'), qContent: { image, audio: '' } });
  expect(roundChanges([pictured('/files/x?sig=1')], [pictured('/files/x?sig=2')])).toEqual([]);
});

test('other fields than the list of rounds are left to other views', () => {
  expect(roundChanges('x', [])).toBeNull();
});
