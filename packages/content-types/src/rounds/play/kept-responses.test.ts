import {
  clueRules,
  languages,
  limits,
  RoundResponse,
  templateTypes,
  type Board,
  type Language,
} from '@takhti/domain';
import { expect, test } from 'vitest';
import english from '../../crosswords/fixtures/v1/english.json';
import urdu from '../../crosswords/fixtures/v1/urdu.json';
import { withGrid } from '../../crosswords/kept.ts';
import { crosswordModel } from '../../crosswords/model.ts';
import { openKeptCrossword } from '../../crosswords/open-kept.ts';
import { fixturesOf } from '../testing/fixtures.ts';
import { fitsBoard, scoreBoard } from './boards.ts';
import { hasMoved } from './has-moved.ts';
import { keptResponse } from './kept-responses.ts';
import { toPlayRound } from './play.ts';
import { solvedResponse } from './solved.ts';

type Case = readonly [string, Language, Board];

const ofTemplates = templateTypes.flatMap((template) =>
  languages.flatMap((language) =>
    fixturesOf(template)[language].questionData.map((round, at): Case => [
      template,
      language,
      toPlayRound(round, at + 1, language, 'kept').board,
    ]),
  ),
);
const crosswords = [english, urdu].map((stored): Case => {
  const doc = crosswordModel.open(stored);
  const content_id = '3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d';
  const head = { AssessmentId: content_id, content_type: 'crossword', grade: '', subject: '' } as const;
  const { title, language } = doc;
  const play = openKeptCrossword({ ...head, title, language }, withGrid(doc, content_id), 'kept');
  return ['crossword', language, play.rounds[0]!.board];
});
const boards = [...ofTemplates, ...crosswords];

const filled = <Item>(length: number, item: Item): Item[] => Array.from({ length }, () => item);
const mostCells = limits.crossword.max_words * limits.crossword.max_letters;
const longest = 'ش'.repeat(limits.game.text);
const sign = 'ش'.repeat(20);

/** The largest response of every form that the contract lets through. */
const largest: readonly RoundResponse[] = [
  { tries: filled(limits.game.max_tries, [1, Number.MAX_SAFE_INTEGER]) },
  { order: filled(limits.game.max_cards, Number.MAX_SAFE_INTEGER) },
  { places: filled(limits.game.max_cards, { card: Number.MAX_SAFE_INTEGER, bin: Number.MAX_SAFE_INTEGER }) },
  { chosen: filled(limits.game.max_cards, Number.MAX_SAFE_INTEGER) },
  { text: longest },
  { letters: filled(limits.game.text, sign) },
  { answers: filled(clueRules.max_attempts, longest), shown: limits.game.max_cards },
  { guesses: filled(clueRules.max_guesses, sign), shown: limits.game.max_cards },
  { cells: filled(mostCells, sign), revealed: filled(mostCells, 1) },
];
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

test('the largest responses are those that the contract lets through', () => {
  for (const response of largest) expect(RoundResponse.parse(response)).toEqual(response);
});

test.each(boards)('%s in %s: what solves a board is kept as it is', (_template, _language, board) => {
  const solved = solvedResponse(board);
  expect(keptResponse(board, solved)).toEqual(solved);
});

test.each(boards)('%s in %s: no response takes more bytes than its board', (_template, _language, board) => {
  const most = 4 * bytesOf(board) + 4_000;
  for (const response of largest) expect(bytesOf(keptResponse(board, response))).toBeLessThan(most);
});

test.each(boards)(
  '%s in %s: of a response to another board nothing is kept',
  (_template, language, board) => {
    const [own] = Object.keys(solvedResponse(board));
    for (const [, , other] of boards) {
      const response = solvedResponse(other);
      if (own !== undefined && own in response) continue;
      const kept = keptResponse(board, response);
      expect(RoundResponse.parse(kept)).toEqual(kept);
      expect(Object.keys(kept)).toContain(own);
      expect(hasMoved(kept)).toBe(false);
      expect(scoreBoard(board, kept, language).isAttempted).toBe(false);
    }
  },
);

test.each(boards)(
  '%s in %s: what is kept is worth the same as what was sent',
  (_template, language, board) => {
    const halfDone = halves(solvedResponse(board));
    for (const sent of [...largest, ...halfDone, null, 7, { order: ['x'] }, { text: 5 }]) {
      const kept = keptResponse(board, sent);
      const { credit, isCorrect } = scoreBoard(board, sent, language);
      expect(scoreBoard(board, kept, language)).toMatchObject({ credit, isCorrect });
      expect(keptResponse(board, kept)).toEqual(kept);
    }
    const fitting = halfDone.filter((response) => fitsBoard(board, response));
    expect(fitting.map((response) => keptResponse(board, response))).toEqual(fitting);
  },
);

test('a long text is cut between its signs', () => {
  const board = ofTemplates.find(([template]) => template === 'tabular_fib')![2];
  const kept = keptResponse(board, { text: `${'a'.repeat(199)}😀😀` });
  expect(JSON.stringify(kept)).not.toMatch(/\\ud/u);
});

/** A response of which half was done. */
function halves(solved: RoundResponse): object[] {
  return Object.entries(solved).flatMap(([name, value]) =>
    Array.isArray(value)
      ? [
          { ...solved, [name]: value.slice(0, Math.ceil(value.length / 2)) },
          { ...solved, [name]: value.toReversed() },
        ]
      : [],
  );
}

test('everything that is read of the fullest boards is far less than a state may hold', () => {
  // From docs/game-limits.md, in the script that takes two bytes a letter.
  const fullest: readonly RoundResponse[] = [
    { tries: filled(16 * 8, [15, 16]) },
    { order: filled(8, 16) },
    { places: filled(12, { card: 12, bin: 12 }) },
    { chosen: filled(5, 5) },
    { text: 'ش'.repeat(2 * 96) },
    { letters: filled(96, 'ش') },
    { answers: filled(clueRules.max_attempts, 'ش'.repeat(96)), shown: 16 },
    { guesses: filled(clueRules.max_guesses, 'ش'), shown: 16 },
    { cells: filled(mostCells, 'ش'), revealed: filled(mostCells, 79) },
  ];
  for (const response of fullest) {
    const played = { QuestionId: '1'.repeat(20), response, TimespentInSeconds: 86_400 };
    expect(bytesOf(played) * 1.5).toBeLessThan(limits.attempt_state.each);
  }
});
