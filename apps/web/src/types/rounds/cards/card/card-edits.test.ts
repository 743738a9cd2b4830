import { addCards, cardNotices, newRound, withCards, type CardRound } from '@takhti/content-types/rounds';
import type { TemplateType } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import texts from '../../../../i18n/en/game-cards.json' with { type: 'json' };
import { addAlike, nextKinds, putBack, withCard } from './card-edits.ts';

const doc = {
  schema_version: 1,
  title: '',
  description: '',
  language: 'english',
  marketing_description: '',
  marketing_url: '',
  marketing_image: '',
  questionData: [],
} as const;

function roundOf(template: TemplateType, additions = 0): CardRound {
  let round = newRound({ ...doc, questionData: [] }, 'rumble_in_the_jumble', template) as CardRound;
  for (let at = 0; at < additions; at += 1) round = addCards(round);
  return round;
}
const shape = (round: CardRound) => round.cardsData.map(({ id, type, data }) => [id, type, data]);

describe('a card more', () => {
  test('G-038 a pair is like the last pair, card by card', () => {
    const first = withCard(roundOf('matching'), 1, { type: 'image' });
    expect(nextKinds(first)).toEqual(['image', 'text']);
    expect(shape(addAlike(first))).toEqual([
      [1, 'image', '1'],
      [2, 'text', '1'],
      [3, 'image', '2'],
      [4, 'text', '2'],
    ]);
  });

  test('G-095 a card is added straight into a bin', () => {
    const round = addAlike(roundOf('non_overlapping_classification'), { data: 'option||1' });
    expect(round.cardsData.map((card) => card.data)).toEqual(['option||1', 'option||2', 'option||1']);
  });
});

describe('a card that was deleted comes back', () => {
  test('a pair in its place, with what is beside it numbered anew', () => {
    const round = roundOf('matching', 2);
    const left = withCards(round, [...round.cardsData.slice(0, 2), ...round.cardsData.slice(4)]);
    const back = putBack(left, round.cardsData.slice(2, 4), 2);
    expect(shape(back)).toEqual(shape(round));
    expect(back.cardsData.map((card) => card.header)).toEqual(round.cardsData.map((card) => card.header));
  });

  test('with another id where its own was given away', () => {
    const round = roundOf('sorting', 1);
    const left = addCards(withCards(round, round.cardsData.slice(0, 2)));
    const back = putBack(left, round.cardsData.slice(2), 2);
    expect(back.cardsData.map((card) => card.id)).toEqual([1, 2, 4, 3]);
  });
});

test('what comes after cards have moved is written on the card that it was for', () => {
  const round = roundOf('sorting', 1);
  const moved = withCards(round, round.cardsData.toReversed());
  const [last, , first] = withCard(moved, 1, { text: 'mine' }).cardsData;
  expect([last?.text, first?.text]).toEqual(['', 'mine']);
  const left = withCards(round, round.cardsData.slice(1));
  expect(withCard(left, 1, { text: 'gone' }).cardsData.map(({ text }) => text)).toEqual(['', '']);
});

test('the option fields for older tools follow every change', () => {
  const round = withCard(roundOf('mcq'), 2, { text: 'Quetta', isCorrect: true });
  expect(round).toMatchObject({ options: [{}, { text: 'Quetta', isCorrect: true }, {}, {}] });
});

test('G-040 G-312 G-338 G-547 G-548 notices are said in the words of the specification', () => {
  const said = Object.entries(texts.notices).map(([key, text]) => [key, text.replace(', number', '')]);
  expect(Object.fromEntries(said)).toEqual(cardNotices);
});
