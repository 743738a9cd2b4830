import {
  addRound,
  deleteRound,
  hasCards,
  moveRound,
  newRound,
  withDataBank,
  type GameDoc,
} from '@takhti/content-types/rounds';
import { expect, test } from 'vitest';
import {
  defaultChoice,
  differencesOf,
  mergeByChoice,
  type Choice,
} from './features/editor/document/differences.ts';
import { renumberCollisions } from './features/editor/document/named-lists.ts';
import { emptyForm } from './types/rounds/editor/game-form.ts';
import { gameShape } from './types/rounds/editor/game-shape.ts';

type Round = GameDoc['questionData'][number];
type Template = Round['template_type'];

const empty = emptyForm({
  content_type: 'rumble_in_the_jumble',
  title: 'A game',
  language: 'english',
  json_data: {},
});
const withRound = (doc: GameDoc, question: string, template: Template = 'matching'): GameDoc =>
  addRound(doc, { ...newRound(doc, 'rumble_in_the_jumble', template), question });
const base = ['first', 'second', 'third'].reduce((doc, question) => withRound(doc, question), empty);

const onRound = (doc: GameDoc, at: number, change: (round: Round) => object): GameDoc => ({
  ...doc,
  questionData: doc.questionData.map((round, index) =>
    index === at ? { ...round, ...change(round) } : round,
  ),
});
const onCard = (doc: GameDoc, at: number, card: number, text: string): GameDoc =>
  onRound(doc, at, (round) => ({
    cardsData: hasCards(round)
      ? round.cardsData.map((each, index) => (index === card ? { ...each, text } : each))
      : [],
  }));

function decided(mine: GameDoc, theirs: GameDoc, chosen: Readonly<Record<string, Choice>> = {}) {
  const apart = renumberCollisions(base, mine, theirs, gameShape);
  const differences = differencesOf(base, apart, theirs, gameShape);
  const choices = Object.fromEntries(
    differences.map((each) => [each.field, chosen[each.field] ?? defaultChoice(each)]),
  );
  return {
    fields: differences.map(({ field, changedBy }) => [field, changedBy]),
    merged: mergeByChoice(apart, theirs, choices, gameShape),
  };
}
const questions = (doc: GameDoc) => doc.questionData.map(({ question }) => question);
const texts = (doc: GameDoc, at: number) => {
  const round = doc.questionData[at];
  return round && hasCards(round) ? round.cardsData.map(({ text }) => text) : [];
};

test('what two people wrote in different rounds, and on different cards of one, is all kept', () => {
  const mine = onCard(
    onRound(base, 0, () => ({ question: 'mine' })),
    1,
    0,
    'my card',
  );
  const theirs = onCard(
    onRound(base, 2, () => ({ question: 'theirs' })),
    1,
    1,
    'their card',
  );
  const { fields, merged } = decided(mine, theirs);
  expect(fields).toEqual([
    ['questionData.#1.question', 'mine'],
    ['questionData.#2.cardsData.#1.text', 'mine'],
    ['questionData.#2.cardsData.#2.text', 'theirs'],
    ['questionData.#3.question', 'theirs'],
  ]);
  expect(questions(merged)).toEqual(['mine', 'second', 'theirs']);
  expect(texts(merged, 1).slice(0, 2)).toEqual(['my card', 'their card']);
});

test('where both wrote in the same field, the person chooses for that field alone', () => {
  const mine = onCard(onCard(base, 0, 0, 'mine'), 0, 1, 'mine too');
  const theirs = onCard(base, 0, 0, 'theirs');
  const { merged } = decided(mine, theirs, { 'questionData.#1.cardsData.#1.text': 'theirs' });
  expect(texts(merged, 0).slice(0, 2)).toEqual(['theirs', 'mine too']);
});

test('rounds that both added are both kept, though both were given the same number', () => {
  const { fields, merged } = decided(withRound(base, 'my new one'), withRound(base, 'their new one'));
  expect(fields).toEqual([
    ['questionData.#5', 'mine'],
    ['questionData.#4', 'theirs'],
  ]);
  expect(questions(merged).toSorted()).toEqual(['first', 'my new one', 'second', 'their new one', 'third']);
  expect(new Set(merged.questionData.map(({ questionId }) => questionId)).size).toBe(5);
});

test('a round that one deleted and the other worked on stays, unless the person says otherwise', () => {
  const theirs = onRound(base, 1, () => ({ question: 'theirs' }));
  expect(questions(decided(deleteRound(base, 2), theirs).merged)).toEqual(['first', 'theirs', 'third']);
  const gone = decided(deleteRound(base, 2), theirs, { 'questionData.#2': 'mine' });
  expect(questions(gone.merged)).toEqual(['first', 'third']);
  expect(questions(decided(deleteRound(base, 2), base).merged)).toEqual(['first', 'third']);
});

test('an order that one changed does not cost what the other wrote', () => {
  const mine = moveRound(base, 0, 2);
  const theirs = onRound(base, 0, () => ({ question: 'theirs' }));
  const { fields, merged } = decided(mine, theirs);
  expect(fields).toEqual([
    ['questionData.#1.question', 'theirs'],
    ['questionData.#order', 'mine'],
  ]);
  expect(questions(merged)).toEqual(['second', 'third', 'theirs']);
});

test('a round of another kind, and cards that were added or removed, are decided on as a whole', () => {
  const other = newRound(base, 'rumble_in_the_jumble', 'mcq');
  const mine = onRound(base, 0, () => ({ ...other, questionId: 1 }));
  expect(
    decided(
      mine,
      onRound(base, 0, () => ({ question: 'theirs' })),
    ).fields,
  ).toEqual([['questionData.#1', 'both']]);
  const fewer = onRound(base, 0, (round) => ({
    cardsData: hasCards(round) ? round.cardsData.slice(0, -1) : [],
  }));
  expect(decided(fewer, onCard(base, 0, 0, 'theirs')).fields).toEqual([
    ['questionData.#1.cardsData', 'both'],
  ]);
});

test('the list of clues follows from the rounds: nobody chooses between two of them', () => {
  const start = withDataBank(withRound(base, 'a mystery', 'mystery_word'));
  const mine = onCard(start, 3, 0, 'my clue');
  const theirs = withDataBank(onCard(start, 3, 1, 'their clue'));
  expect(differencesOf(start, mine, theirs, gameShape).map(({ field }) => field)).toEqual([
    'questionData.#4.cardsData.#1.text',
    'questionData.#4.cardsData.#2.text',
  ]);
  const choices = { 'questionData.#4.cardsData.#1.text': 'mine' } as const;
  const merged = mergeByChoice(mine, theirs, choices, gameShape);
  expect(merged.dataBank?.slice(0, 2).map(({ ClueText }) => ClueText)).toEqual(['my clue', 'their clue']);
});
