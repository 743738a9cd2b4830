import { templateTypes } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import {
  cardKinds,
  gameModels,
  hasCards,
  roundFindings,
  withCards,
  type CardRound,
  type GameCard,
} from './index.ts';
import { GameCard as Card, Round } from './round.ts';
import { fixturesOf } from './testing/fixtures.ts';

const file = '/files/00000000-0000-4000-8000-000000000001';
const whole = {
  id: 7,
  text: 'Cat',
  type: 'mix',
  imagePath: file,
  imageAlt: 'a cat',
  audioPath: file,
  isCorrect: true,
  data: '4',
  header: 'Card - 4',
  Grade: '3',
} as const;

function roundOf(template: CardRound['template_type']): CardRound {
  const [round] = fixturesOf(template).english.questionData;
  if (!round || !hasCards(round)) throw new Error(`${template} has no cards`);
  return round;
}
const errorsOf = (round: CardRound, change: Partial<GameCard>): string[] => {
  const [first, ...rest] = round.cardsData;
  return roundFindings(withCards(round, [{ ...first!, ...change }, ...rest]), 'english', 'submit')
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
};

describe('a card', () => {
  test('G-334 has these fields, and keeps those that we do not know', () => {
    expect(Card.parse(whole)).toEqual(whole);
    const bare = Card.parse({ id: 1, type: 'text' });
    const fields = ['id', 'type', 'text', 'imagePath', 'audioPath', 'isCorrect', 'data', 'header'];
    expect(Object.keys(bare)).toEqual(expect.arrayContaining(fields));
  });

  test('G-341 says with a boolean whether it is right', () => {
    for (const isCorrect of ['Y', 1, 'true'])
      expect(Card.safeParse({ ...whole, isCorrect }).success).toBe(false);
  });

  test('G-333 G-339 has one of five types, and names no other file than an upload', () => {
    for (const type of ['text', 'image', 'mix', 'media', 'audio'])
      expect(Card.parse({ ...whole, type })).toMatchObject({ type });
    for (const type of ['video', 'TEXT', '']) expect(Card.safeParse({ ...whole, type }).success).toBe(false);
    for (const imagePath of ['https://example.org/a.png', 'data:image/png;base64,AA', '/files/../x', '//x/y'])
      expect(Card.safeParse({ ...whole, imagePath }).success).toBe(false);
  });

  test.each([
    ['G-327 a picture alone', { type: 'image', text: '', imagePath: file, imageAlt: 'a cat' }],
    ['G-328 words alone', { type: 'text', text: 'A new word', imagePath: '' }],
    ['G-329 picture and words', { type: 'mix', text: 'A new word', imagePath: file, imageAlt: 'a cat' }],
  ] as const)('can be %s', (_what, change) => {
    for (const template of ['matching', 'sorting', 'order', 'non_overlapping_classification', 'mcq'] as const)
      expect([template, ...errorsOf(roundOf(template), change)]).toEqual([template]);
  });

  test('G-330 G-340 can be picture and sound in matching, and nowhere else', () => {
    const media = { type: 'media', text: '', imagePath: file, imageAlt: 'a cat', audioPath: file } as const;
    expect(errorsOf(roundOf('matching'), media)).toEqual([]);
    const taking = templateTypes.filter((template) => cardKinds[template].includes('media'));
    expect(taking).toEqual(['matching']);
    for (const template of ['matching_flip', 'sorting', 'mcq'] as const)
      expect(errorsOf(roundOf(template), media)).toContain('game.kind_not_allowed');
  });
});

describe('a round keeps what its template has beside cards', () => {
  test('order: a hint in words and in a picture', () => {
    const [round] = fixturesOf('order').english.questionData;
    const hinted = {
      ...round!,
      hint: 'From small to large',
      qContent: { image: file, imageAlt: 'three', audio: '' },
    };
    expect(Round.parse(hinted)).toMatchObject({ hint: hinted.hint, qContent: { image: file } });
  });

  test('G-137 a table: its title and heading', () => {
    const [round] = fixturesOf('tabular_fib').english.questionData;
    const preHeader = { title: 'Months', value: 'Days in each' };
    expect(Round.parse({ ...round, preHeader })).toMatchObject({ preHeader });
  });

  test('G-172 a code: its statements, spelled as the specification spells them', () => {
    const [round] = fixturesOf('crack_the_code').english.questionData;
    const code = { encrypted_statment: 'DE', decrypted_statment: 'AB', cipher_key: '3' };
    expect(Round.parse({ ...round, ...code })).toMatchObject(code);
  });

  test('fields of others survive being opened and saved', () => {
    const doc = fixturesOf('sorting').english;
    const strange = {
      ...doc,
      extra: { a: 1 },
      questionData: doc.questionData.map((round) => ({ ...round, x: 2 })),
    };
    expect(gameModels.sorting.open(strange)).toMatchObject({ extra: { a: 1 }, questionData: [{ x: 2 }] });
  });
});
