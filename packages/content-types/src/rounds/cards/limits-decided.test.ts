import { languages, templateTypes, type TemplateType } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import {
  canAddCard,
  cardChars,
  cardCount,
  cardImage,
  cardNotices,
  charsText,
  guidelineRows,
  hasCards,
  newRound,
  gameModels,
  roundFindings,
  templateLimits,
  type CardRound,
} from '../index.ts';
import { fallbackChars } from './limits.ts';
import { fixturesOf } from '../testing/fixtures.ts';

const box = 'non_overlapping_classification';
const length = (...of: Parameters<typeof cardChars>): string | undefined => {
  const found = cardChars(...of);
  return found && charsText(found);
};
const lengthsOf = (template: TemplateType): string[] =>
  languages.flatMap((language) => guidelineRows(template, language).flatMap(({ chars }) => chars ?? []));
const sizesOf = (template: TemplateType): string[] =>
  languages.flatMap((language) =>
    guidelineRows(template, language).flatMap(({ size }) => (size ? `${size.width}x${size.height}` : [])),
  );
const groupsOf = (template: TemplateType): (string | undefined)[] =>
  guidelineRows(template, 'english').flatMap(({ forCards, chars }) =>
    forCards ? `${forCards.from}-${forCards.to}: ${chars}` : [],
  );

describe('where the specification prints two tables, the first one counts', () => {
  test('G-053 G-054 G-055 G-056 matching: 145 (120), 55 (60), 356x328, and nothing of the other table', () => {
    for (const template of ['matching', 'matching_flip'] as const) {
      expect(new Set(sizesOf(template))).toEqual(new Set(['356x328', '336x308', '356x192', '336x192']));
      for (const other of ['90-95', '95-100', '35-40', '60-65'])
        expect(lengthsOf(template)).not.toContain(other);
    }
  });

  test('G-078 G-079 G-082 sorting: 145 (120), 55 (69), 356x328, and nothing of the other table', () => {
    expect(new Set(sizesOf('sorting'))).toEqual(new Set(['356x328', '336x308', '356x192', '336x180']));
    expect(new Set(lengthsOf('sorting'))).toEqual(new Set(['145', '120', '55', '69']));
  });

  test('G-080 a text card of sorting has no limit that refuses: a long one is told of, and can be submitted', () => {
    const [round] = fixturesOf('sorting').english.questionData;
    if (!round || !hasCards(round)) throw new Error('no cards');
    const cardsData = round.cardsData.map((card, at) => ({ ...card, text: `${at} ${'word '.repeat(300)}` }));
    const told = roundFindings({ ...round, cardsData }, 'english', 'submit');
    expect(new Set(told.map(({ message, severity }) => `${severity} ${message}`))).toEqual(
      new Set(['warning game.text_long']),
    );
  });

  test('G-151 G-153 G-154 mcq: five options are the end; 35-40 and 288x288 are those of options with pictures', () => {
    expect(groupsOf('mcq')).toEqual(['1-2: 385', '3-3: 250', '4-4: 165', '5-5: 125']);
    expect(length('mcq', 'english', 'mix', 4)).toBe('35-40');
    for (const type of ['image', 'mix'] as const)
      expect(cardImage('mcq', 'english', type)).toEqual({ width: 288, height: 288 });
  });

  test('G-319 G-320 G-324 rows whose game nobody names are in no table', () => {
    for (const template of templateTypes) {
      for (const unowned of ['500x150', '500x255', '365x255', '325x270'])
        expect(sizesOf(template)).not.toContain(unowned);
      expect(lengthsOf(template)).not.toContain('75');
    }
  });
});

describe('how many cards', () => {
  test('G-044 G-045 G-047 G-057 matching takes 8 cards with pictures: four pairs', () => {
    for (const type of ['image', 'mix', 'media'] as const)
      expect(cardCount('matching', 'english', [type])).toEqual({ min: 2, rec: 8, max: 8 });
    const told = guidelineRows('matching', 'english').find(({ what }) => what === 'cards_with_media');
    expect(told).toMatchObject({ count: { max: 8 }, pairs: 4 });
  });

  test('G-058 one sentence stops the ninth pair of words and the fifth with a picture', () => {
    const round = (pairs: number, type: 'text' | 'image'): CardRound => {
      const [made] = fixturesOf('matching').english.questionData;
      if (!made || !hasCards(made)) throw new Error('no cards');
      const [card] = made.cardsData;
      return { ...made, cardsData: Array.from({ length: pairs * 2 }, (_, id) => ({ ...card!, id, type })) };
    };
    for (const stopped of [canAddCard(round(8, 'text'), 'english'), canAddCard(round(4, 'image'), 'english')])
      expect(stopped).toEqual({ allowed: false, notice: 'CARD_ALLOWED_8' });
    expect(cardNotices.CARD_ALLOWED_8).toBe('Combination of 8 cards are allowed');
  });

  test('G-081 sorting recommends 4 and takes 8; G-119 so does dragging onto pictures', () => {
    for (const template of ['sorting', 'matching_drag_drop'] as const)
      expect(cardCount(template, 'english', [])).toEqual({ min: 2, rec: 4, max: 8 });
  });

  test('G-102 G-110 classification recommends 8, or 4 with pictures, and takes 12, or 8', () => {
    expect(cardCount(box, 'english', ['text'])).toEqual({ min: 2, rec: 8, max: 12 });
    expect(cardCount(box, 'english', ['image'])).toEqual({ min: 2, rec: 4, max: 8 });
  });

  test('G-108 classification has one or two bins, dragging onto pictures two to four', () => {
    expect(templateLimits[box].bins?.count).toEqual({ min: 1, rec: 2, max: 2 });
    expect(templateLimits.matching_drag_drop.bins?.count).toEqual({ min: 2, rec: 4, max: 4 });
  });

  test('G-116 four texts are dragged without a word said', () => {
    const [round] = fixturesOf('matching_drag_drop').english.questionData;
    if (!round || !hasCards(round)) throw new Error('no cards');
    const cards = [1, 2, 3, 4].map((id) => ({ ...round.cardsData[id % 3]!, id, text: `${id}` }));
    expect(roundFindings({ ...round, cardsData: cards }, 'english', 'submit')).toEqual([]);
    expect(canAddCard({ ...round, cardsData: cards.slice(1) }, 'english')).toEqual({ allowed: true });
  });

  test('G-152 a round of mcq takes five options', () => {
    expect(cardCount('mcq', 'english', [])?.max).toBe(5);
  });
});

test('G-311 no template is without a number of its own: 8 and 12 in general are those of classification', () => {
  const cardless = templateTypes.filter((template) => templateLimits[template].cards === undefined);
  expect(cardless).toEqual(['financial-fib', 'tabular_fib', 'crack_the_code']);
  expect(cardCount(box, 'english', [])).toMatchObject({ rec: 8, max: 12 });
  expect(cardNotices).toMatchObject({
    CARD_ALLOWED_MAX_8: 'Maximum 8 cards',
    CARD_ALLOWED_MAX_12: 'Maximum 12 cards',
  });
});

describe('how long and how large', () => {
  test('G-059 a length without a number for other languages serves them all', () => {
    for (const language of languages) {
      expect(length('matching', language, 'text', 9)).toBe('69');
      expect(length('matching', language, 'media', 4)).toBe('38');
    }
  });

  test('G-060 the 38 characters of a card with picture and sound are a caption that may be left out', () => {
    const [round] = fixturesOf('matching').english.questionData;
    if (!round || !hasCards(round)) throw new Error('no cards');
    const file = '/files/00000000-0000-4000-8000-000000000001';
    const media = { type: 'media' as const, imagePath: file, imageAlt: 'a cat', audioPath: file };
    const told = (text: string) =>
      roundFindings(
        { ...round, cardsData: [{ ...round.cardsData[0]!, ...media, text }, ...round.cardsData.slice(1)] },
        'english',
        'submit',
      ).map(({ message, values }) => [message, values]);
    expect(told('')).toEqual([]);
    expect(told('x'.repeat(38))).toEqual([]);
    expect(told('x'.repeat(39))).toEqual([['game.text_long', { max: 38 }]]);
  });

  test('G-090 a picture alone on a vertical card has the size of one with words', () => {
    expect(cardImage('sorting_vertical', 'english', 'image')).toEqual({ width: 160, height: 160 });
  });

  test('G-111 G-117 G-120 groups of cards are 1 to 4, 5 to 6 and the rest, also where texts are dragged', () => {
    expect(groupsOf(box)).toEqual(['1-4: 128', '5-6: 74', '7-12: 39']);
    expect(groupsOf('matching_drag_drop')).toEqual(['1-4: 128', '5-6: 74', '7-8: 39']);
  });

  test('G-163 G-164 G-167 cards of order, and its hint in pixels', () => {
    expect(cardImage('order', 'english', 'image')).toEqual({ width: 356, height: 328 });
    expect(cardImage('order', 'urdu', 'image')).toEqual({ width: 336, height: 308 });
    expect(cardImage('order', 'english', 'mix')).toEqual({ width: 356, height: 192 });
    expect(cardImage('order', 'urdu', 'mix')).toEqual({ width: 336, height: 180 });
    expect(length('order', 'english', 'mix', 5)).toBe('55');
    expect(length('order', 'urdu', 'mix', 5)).toBe('69');
    expect(templateLimits.order.hint?.image).toEqual({ width: 960, height: 416 });
  });

  test('G-017 short and long options differ in what fits on them', () => {
    expect(length('mcq_short', 'english', 'text', 4)).toBe('80');
    expect(length('mcq_medium', 'english', 'text', 4)).toBe('90');
    expect(length('mcq_short', 'english', 'mix', 4)).toBe('25');
    expect(length('mcq_medium', 'english', 'mix', 4)).toBe('65');
    for (const template of ['mcq_short', 'mcq_medium'] as const)
      expect(templateLimits[template].stem?.chars?.to).toBe(220);
  });

  test('G-143 G-175 G-322 96 holds only where a template says nothing itself', () => {
    expect(templateLimits.tabular_fib.cell).toBe(fallbackChars);
    expect(templateLimits.crack_the_code.statement).toBe(fallbackChars);
    for (const template of ['matching', 'sorting', 'order', 'mcq', box] as const)
      expect(lengthsOf(template)).not.toContain(String(fallbackChars.to));
  });

  test('G-310 G-315 Urdu, Pashto and Dari share one value, as printed, even where it is the smaller', () => {
    for (const template of templateTypes) {
      const urdu = guidelineRows(template, 'urdu');
      for (const other of ['pashto', 'dari'] as const) expect(guidelineRows(template, other)).toEqual(urdu);
    }
    expect([length('matching', 'english', 'text', 8), length('matching', 'urdu', 'text', 8)]).toEqual([
      '145',
      '120',
    ]);
    expect([length('sorting', 'english', 'mix', 4), length('sorting', 'dari', 'mix', 4)]).toEqual([
      '55',
      '69',
    ]);
    expect(guidelineRows('mcq', 'pashto')).toEqual(guidelineRows('mcq', 'english'));
  });

  test('G-325 a printed range is shown as it is, and told of above its end', () => {
    const [round] = fixturesOf('sorting_vertical').english.questionData;
    if (!round || !hasCards(round)) throw new Error('no cards');
    expect(length('sorting_vertical', 'english', 'text', 4)).toBe('195-200');
    const told = (chars: number) =>
      roundFindings(
        {
          ...round,
          cardsData: [{ ...round.cardsData[0]!, text: 'x'.repeat(chars) }, ...round.cardsData.slice(1)],
        },
        'english',
        'save',
      );
    expect([told(195), told(200)]).toEqual([[], []]);
    expect(told(201)).toMatchObject([{ message: 'game.text_long', values: { max: 200 } }]);
  });
});

test('G-321 G-323 numbers of cards are kept, all other numbers only warn', () => {
  const doc = gameModels.rumble_in_the_jumble.defaults({
    language: 'english',
    skill_id: '',
    subject: '',
    total_questions: 0,
  });
  const round = newRound(doc, 'rumble_in_the_jumble', box) as CardRound;
  const cards = (count: number) => ({
    ...round,
    cardsData: Array.from({ length: count }, (_, id) => ({
      ...round.cardsData[0]!,
      id: id + 1,
      text: `${id}`,
    })),
  });
  const severities = (count: number) =>
    roundFindings(cards(count), 'english', 'submit')
      .filter(({ message }) => message === 'game.cards_max' || message === 'game.cards_many')
      .map(({ severity }) => severity);
  expect([8, 9, 12, 13].map(severities)).toEqual([[], ['warning'], ['warning'], ['error']]);
});
