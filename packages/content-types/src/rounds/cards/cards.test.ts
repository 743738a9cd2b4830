import { describe, expect, test } from 'vitest';
import {
  addCards,
  addRound,
  canAddCard,
  canChangeCardType,
  cardNotices,
  deleteCards,
  deleteRound,
  duplicateRound,
  gameModels,
  moveCard,
  moveRound,
  newRound,
  roundFindings,
  type CardRound,
} from '../index.ts';

const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
const doc = gameModels.rumble_in_the_jumble.defaults(start);

function roundOf(template: CardRound['template_type'], additions: number): CardRound {
  let round = newRound(doc, 'rumble_in_the_jumble', template) as CardRound;
  for (let at = 0; at < additions; at += 1) round = addCards(round);
  return round;
}
const headers = (round: CardRound): string[] => round.cardsData.map((card) => card.header);

describe('cards of a round', () => {
  test('G-038 G-043 G-335 G-336 G-337 pairs are added two at a time, numbered on', () => {
    const round = roundOf('matching', 2);
    expect(headers(round)).toEqual([
      'Card - 1',
      'Match - 1',
      'Card - 2',
      'Match - 2',
      'Card - 3',
      'Match - 3',
    ]);
    expect(round.cardsData.map((card) => card.data)).toEqual(['1', '1', '2', '2', '3', '3']);
  });

  test('G-041 G-042 deleting either card of a pair deletes both and closes the gap', () => {
    const round = roundOf('matching', 2);
    for (const id of [3, 4]) {
      const left = deleteCards(round, id);
      expect(left.cardsData.map((card) => card.id)).toEqual([1, 2, 5, 6]);
      expect(headers(left)).toEqual(['Card - 1', 'Match - 1', 'Card - 2', 'Match - 2']);
    }
  });

  test('G-037 G-040 G-066 the ninth pair is refused, in words that are exact', () => {
    for (const template of ['matching', 'matching_flip'] as const) {
      expect(canAddCard(roundOf(template, 6), 'english')).toEqual({ allowed: true });
      expect(canAddCard(roundOf(template, 7), 'english')).toEqual({
        allowed: false,
        notice: 'CARD_ALLOWED_8',
      });
    }
    expect(cardNotices.CARD_ALLOWED_8).toBe('Combination of 8 cards are allowed');
  });

  test('G-039 G-046 G-067 with a picture among them the fifth pair is refused', () => {
    const four = roundOf('matching', 3);
    expect(canAddCard(four, 'english', 'image')).toEqual({ allowed: false, notice: 'CARD_ALLOWED_8' });
    expect(canAddCard(roundOf('matching', 2), 'english', 'image').allowed).toBe(true);
    expect(canChangeCardType(four, 'english', 1, 'mix').allowed).toBe(true);
    expect(canChangeCardType(roundOf('matching', 4), 'english', 1, 'mix')).toEqual({
      allowed: false,
      notice: 'MATCHING_CARD_TYPE_CARD_LIMIT',
    });
  });

  test('G-073 G-074 sorting warns at the fifth card and refuses the ninth', () => {
    expect(canAddCard(roundOf('sorting', 2), 'english')).toMatchObject({
      allowed: true,
      notice: 'CARD_ALLOWED_MAX_4',
    });
    expect(canAddCard(roundOf('sorting', 6), 'english')).toMatchObject({
      allowed: false,
      notice: 'CARD_ALLOWED_MAX_8',
    });
  });

  test('G-085 G-145 G-160 G-161 vertical sorting stops at 4, mcq at 5, order at 5 or 8', () => {
    const refused = (round: CardRound, language: 'english' | 'urdu') => canAddCard(round, language).notice;
    expect(refused(roundOf('sorting_vertical', 2), 'english')).toBe('CARD_ALLOWED_MAX_4');
    expect(refused(roundOf('mcq', 1), 'english')).toBe('CARD_ALLOWED_MAX_5');
    expect(refused(roundOf('order', 3), 'english')).toBe('CARD_ALLOWED_MAX_5');
    expect(canAddCard(roundOf('order', 5), 'urdu')).toEqual({ allowed: true });
    expect(refused(roundOf('order', 6), 'urdu')).toBe('CARD_ALLOWED_MAX_8');
  });

  test('G-098 G-099 G-100 G-101 G-312 classification: 8 and 12 text cards, 4 and 8 with pictures', () => {
    const box = (cards: number): CardRound => roundOf('non_overlapping_classification', cards - 2);
    expect(canAddCard(box(7), 'english')).toEqual({ allowed: true });
    expect(canAddCard(box(8), 'english')).toMatchObject({ allowed: true, notice: 'CARD_ALLOWED_MAX_8' });
    expect(canAddCard(box(12), 'english')).toMatchObject({ allowed: false, notice: 'CARD_ALLOWED_MAX_12' });
    expect(cardNotices.CARD_ALLOWED_MAX_12).toBe('Maximum 12 cards');
    expect(canAddCard(box(4), 'english', 'image')).toEqual({
      allowed: true,
      notice: 'IMAGE_TYPE_CARD_LIMIT',
      n: 4,
    });
    expect(canAddCard(box(8), 'english', 'image')).toEqual({
      allowed: false,
      notice: 'IMAGE_TYPE_CARD_LIMIT',
      n: 8,
    });
  });

  test('G-083 moving a step numbers all of them anew; options keep their mirror', () => {
    const steps = roundOf('sorting', 1);
    expect(moveCard(steps, 2, 0).cardsData.map(({ id, data, header }) => [id, data, header])).toEqual([
      [3, '1', 'Card - 1'],
      [1, '2', 'Card - 2'],
      [2, '3', 'Card - 3'],
    ]);
    const choice = deleteCards(roundOf('mcq', 0), 4);
    expect(choice).toMatchObject({ options: [{ text: '' }, { text: '' }, { text: '' }] });
  });

  test('G-168 a round of order keeps its surplus cards after a change to English, and cannot be submitted', () => {
    const round = roundOf('order', 4);
    const find = (stage: 'save' | 'submit') =>
      roundFindings(round, 'english', stage).find(({ message }) => message === 'game.cards_max')?.severity;
    expect(find('save')).toBe('warning');
    expect(find('submit')).toBe('error');
  });
});

describe('rounds of a game', () => {
  const two = addRound(doc, newRound(doc, 'rumble_in_the_jumble', 'mcq'));
  const rounds = addRound(two, newRound(two, 'rumble_in_the_jumble', 'sorting'));

  test('G-147 G-582 a new round is numbered after the highest; mcq starts with four options', () => {
    expect(rounds.questionData.map((round) => round.questionId)).toEqual([1, 2]);
    expect(rounds.questionData[0]).toMatchObject({ cardsData: [{}, {}, {}, {}] });
    const later = deleteRound(rounds, 1);
    expect(newRound(later, 'rumble_in_the_jumble', 'order').questionId).toBe(3);
  });

  test('G-580 a copy stands behind its original and names it', () => {
    const copied = duplicateRound(rounds, 1);
    expect(copied.questionData.map(({ questionId, copied_from_id }) => [questionId, copied_from_id])).toEqual(
      [
        [1, undefined],
        [3, 1],
        [2, undefined],
      ],
    );
  });

  test('a round moves', () => {
    expect(moveRound(rounds, 1, 0).questionData.map((round) => round.questionId)).toEqual([2, 1]);
  });
});
