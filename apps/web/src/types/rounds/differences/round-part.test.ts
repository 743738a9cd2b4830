import { describe, expect, test } from 'vitest';
import { kindOfPart } from './kind-of-part.ts';
import { roundPartOf } from './round-part.ts';

const card = (id: number, text: string) => ({ id, text, header: `Card - ${id}`, data: '', isCorrect: false });
const round = (questionId: number, question: string) => ({
  questionId,
  template_type: 'sorting',
  question,
  cardsData: [card(2, 'b'), card(1, 'a')],
});
const rounds = [round(7, 'Seven'), round(3, 'Three')];
const path = (rest: string) => `json_data.questionData.${rest}`;

describe('C-266 a part of a game’s rounds is told with the round, and the place that it has now', () => {
  test('a field', () => {
    const change = { field: path('#3.question'), before: 'Old', after: 'Three' };
    expect(roundPartOf(change, 'Third', rounds)).toEqual({
      kind: 'part',
      change: {
        kind: 'changed',
        questionId: 3,
        number: 2,
        template_type: 'sorting',
        leaves: [{ path: ['question'], before: 'Old', after: 'Three' }],
      },
      current: [{ path: ['question'], before: '', after: 'Third' }],
    });
  });

  test('a card', () => {
    const change = { field: path('#7.cardsData.#1'), before: card(1, 'x'), after: card(1, 'a') };
    expect(roundPartOf(change, null, rounds)).toMatchObject({
      change: { number: 1, leaves: [{ path: ['cardsData', 1, 'text'], before: 'x', after: 'a' }] },
      current: [],
    });
  });

  test('a round that came, and one that went, with all that is in it', () => {
    const came = { field: path('#3@1'), before: null, after: round(3, 'Three') };
    expect(roundPartOf(came, null, rounds)).toMatchObject({ change: { kind: 'added', number: 2 } });
    const went = { field: path('#9@4'), before: round(9, 'Nine'), after: null };
    expect(roundPartOf(went, null, rounds)).toMatchObject({
      change: {
        kind: 'deleted',
        number: 5,
        template_type: 'sorting',
        leaves: expect.arrayContaining([{ path: ['question'], before: 'Nine', after: '' }]),
      },
    });
  });

  test('the order of the rounds', () => {
    const change = { field: path('#order'), before: ['3', '7'], after: ['7', '3'] };
    expect(roundPartOf(change, null, rounds)).toEqual({
      kind: 'order',
      before: ['2', '1'],
      after: ['1', '2'],
    });
  });
});

test('fields outside of rounds are left to other views', () => {
  expect(
    roundPartOf({ field: 'json_data.questionData', before: [], after: rounds }, null, rounds),
  ).toBeNull();
  expect(roundPartOf({ field: 'title', before: 'a', after: 'b' }, null, rounds)).toBeNull();
});

test.each([
  ['json_data.questionData', 'list'],
  ['json_data.questionData.#7.question', 'part'],
  ['json_data.description', null],
  ['title', null],
])('a change of %s is of %s', (field, kind) => {
  expect(kindOfPart(field)).toBe(kind);
});
