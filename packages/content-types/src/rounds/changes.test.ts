import { templateTypes, withField, type FieldChange, type Snapshot } from '@takhti/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deleteRound,
  duplicateRound,
  gameModels,
  hasCards,
  moveRound,
  unwrittenOfRound,
  withCards,
  withTemplate,
  type GameDoc,
} from './index.ts';
import { GameDoc as GameSchema, Round } from './round.ts';
import { fixturesOf } from './testing/fixtures.ts';

const { changes, afterFieldChange: settled } = gameModels.rumble_in_the_jumble;

/** A game with a round of every template. */
const rounds = templateTypes.flatMap((template) => fixturesOf(template).english.questionData.slice(0, 1));
const game = GameSchema.parse({
  ...fixturesOf('matching').english,
  questionData: rounds.map((round, at) => ({ ...round, questionId: at + 1 })),
});

const held = (doc: GameDoc): Snapshot => ({ title: doc.title, language: doc.language, json_data: doc });
const fieldsOf = (after: GameDoc) =>
  changes(held(game), held(after)).map(({ field }) => field.replace('json_data.questionData.', ''));
const withRound = (doc: GameDoc, at: number, change: (round: Round) => Round): GameDoc => ({
  ...doc,
  questionData: doc.questionData.map((round, place) => (place === at ? change(round) : round)),
});
const worded = (round: Round, words: string): Round =>
  hasCards(round)
    ? withCards(
        round,
        round.cardsData.map((card, at) => (at === 0 ? { ...card, text: words } : card)),
      )
    : { ...round, hint: words };

describe('C-266 the changes of a game, each to be settled by itself', () => {
  test('a field of a round, a card, the title: each is one', () => {
    const asked = withRound(game, 1, (round) => ({ ...round, question: 'Else?' }));
    const both = withRound(asked, 0, (round) => worded(round, 'Other words'));
    expect(fieldsOf({ ...both, title: 'Another' })).toEqual(['title', '#1.cardsData.#1', '#2.question']);
  });

  test('cards that came, went or changed places are one change of them all', () => {
    const turned = withRound(game, 2, (round) =>
      hasCards(round) ? withCards(round, round.cardsData.toReversed()) : round,
    );
    expect(fieldsOf(turned)).toEqual(['#3.cardsData']);
  });

  test('a mark that went from one card to another is one change of them all: half of it would be no answer', () => {
    const choice = templateTypes.indexOf('mcq');
    const marked = withRound(game, choice, (round) =>
      hasCards(round)
        ? withCards(
            round,
            round.cardsData.map((card, at) => ({ ...card, isCorrect: at === 1 })),
          )
        : round,
    );
    expect(fieldsOf(marked)).toEqual([`#${choice + 1}.cardsData`]);
  });

  test('a round that came or went, with its place, and the order of the others', () => {
    expect(fieldsOf(deleteRound(game, 2))).toEqual(['#2@1']);
    expect(fieldsOf(duplicateRound(game, 2))).toEqual([`#${templateTypes.length + 1}@2`]);
    expect(fieldsOf(moveRound(game, 0, 2))).toEqual(['#order']);
  });

  test('where the parts of a round hold only together, the round is one change', () => {
    expect(fieldsOf(withRound(game, 0, (round) => withTemplate(round, 'mcq')))).toEqual(['#1']);
    const code = templateTypes.indexOf('crack_the_code');
    const recoded = withRound(game, code, (round) => ({ ...round, cipher_key: 'b' }));
    expect(fieldsOf(recoded)).toEqual([`#${code + 1}`]);
  });

  test('what repeats the container, or follows from cards, is no change', () => {
    const choice = templateTypes.indexOf('mcq');
    const other = withRound(game, choice, (round) => worded(round, 'Other'));
    expect(fieldsOf(other)).toEqual([`#${choice + 1}.cardsData.#1`]);
    expect(fieldsOf({ ...game, language: 'urdu' })).toEqual(['language']);
    expect(fieldsOf(game)).toEqual([]);
  });
});

const kinds = ['delete', 'copy', 'move', 'words', 'question'] as const;
const edit = fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(20), to: fc.nat(20) });
type Edit = { readonly kind: (typeof kinds)[number]; readonly at: number; readonly to: number };

test('whatever was changed, taking every change back gives the game as it was, and writing them the game as it is', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), (edits) => {
      const after = edits.reduce(edited, game);
      const found = changes(held(game), held(after));
      const undone = written(held(after), found.toReversed(), 'before');
      const done = written(held(game), found, 'after');
      const of = (snapshot: Snapshot) => byNumber(settled(snapshot as never, ''));
      expect(of(undone)).toEqual(of(held(game)));
      expect(of(done)).toEqual(of(held(after)));
    }),
    { numRuns: 40 },
  );
});

function edited(doc: GameDoc, { kind, at, to }: Edit): GameDoc {
  const place = at % Math.max(1, doc.questionData.length);
  const round = doc.questionData[place];
  if (!round) return doc;
  if (kind === 'delete') return deleteRound(doc, round.questionId);
  if (kind === 'copy') return duplicateRound(doc, round.questionId);
  if (kind === 'move') return moveRound(doc, place, to % doc.questionData.length);
  if (kind === 'words') return withRound(doc, place, (each) => worded(each, `words ${to}`));
  return withRound(doc, place, (each) => ({ ...each, question: `question ${to}` }));
}

function written(start: Snapshot, found: readonly FieldChange[], side: 'before' | 'after'): Snapshot {
  return found.reduce((doc, change) => withField(doc, change.field, change[side] ?? null), start);
}

// Where several came, went and moved at once, their places among each other are for the author to see to.
function byNumber(doc: object): Round[] {
  return GameSchema.parse(doc).questionData.toSorted((a, b) => a.questionId - b.questionId);
}

test('a field that nobody writes is a field of rounds, and no change', () => {
  const known = Round.options.flatMap(({ shape }) => Object.keys(shape));
  expect(known).toEqual(expect.arrayContaining([...unwrittenOfRound]));
  const touched = withRound(game, 0, (round) => ({
    ...round,
    isCardSaved: true,
    ai_part: 'p',
    copied_from_id: 9,
  }));
  expect(fieldsOf(touched)).toEqual([]);
});
