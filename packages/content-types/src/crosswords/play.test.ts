import { GamePlay, RoundResponse, type CrosswordBoard } from '@takhti/domain';
import { expect, test } from 'vitest';
import { openKeptCrossword } from './open-kept.ts';
import { mapPlayMedia } from '../rounds/media.ts';
import { fitsBoard, scoreGame, solvedResponse } from '../rounds/play/play-index.ts';
import english from './fixtures/v1/english.json';
import urdu from './fixtures/v1/urdu.json';
import { withGrid } from './kept.ts';
import { crosswordModel } from './model.ts';

const content_id = '3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d';
function playOf(stored: unknown) {
  const doc = crosswordModel.open(stored);
  const { title, language } = doc;
  const head = {
    AssessmentId: content_id,
    content_type: 'crossword',
    grade: '3',
    subject: 'Science',
  } as const;
  const play = openKeptCrossword({ ...head, title, language }, withGrid(doc, content_id), 'seed');
  return { doc, play, board: play.rounds[0]!.board as CrosswordBoard };
}
const stateWith = (response: RoundResponse) => ({
  rounds: [{ QuestionId: '1', response, TimespentInSeconds: 80 }],
  current: 0,
  seconds: 80,
});

test.each([english, urdu])(
  'G-503 G-505 every word is a question, and the solved grid is worth everything',
  (stored) => {
    const { play, board, doc } = playOf(stored);
    expect(GamePlay.parse(play)).toEqual(play);
    expect(play.scene).toBe('lanterns');
    const response = RoundResponse.parse(solvedResponse(board));
    expect(fitsBoard(board, response)).toBe(true);
    const result = scoreGame(play, stateWith(response));
    const total = board.words.length;
    expect(result).toMatchObject({
      TotalQuestions: total,
      CorrectQuestions: total,
      GameScore: 100,
      CompletionPercentage: 100,
      AssessmentId: content_id,
    });
    const words = result.QuestionsData.map(({ QuestionId, UserResponse }) => [QuestionId, UserResponse]);
    for (const [id, text] of words)
      expect(text?.replaceAll(' ', '')).toBe(doc.files.find((file) => String(file.id) === id)?.word);
  },
);

test('words are numbered by the cells that they begin in, across before down', () => {
  const { words, cells } = playOf(english).board;
  const order = words.map(({ is_down, number }) => Number(is_down) * 100 + number);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  const starts = words.map(({ number, cells: [first = -1] }) => ({ number, ...cells[first]! }));
  for (const one of starts)
    for (const other of starts)
      expect(Math.sign(one.number - other.number)).toBe(
        Math.sign(one.row - other.row || one.column - other.column),
      );
});

test('a wrong letter spoils the words it stands in and no other; a shown one costs its share', () => {
  const { play, board } = playOf(english);
  const word = board.words[0]!;
  const [spoilt = -1] = word.cells;
  const crossing = board.words.filter(({ cells }) => cells.includes(spoilt)).length;
  const solved = board.cells.map(({ letter }) => letter);
  const cells = solved.with(spoilt, 'Q');
  const missed = scoreGame(play, stateWith({ cells, revealed: [] }));
  expect(missed.CorrectQuestions).toBe(board.words.length - crossing);
  const alone = word.cells.find((at) => board.words.filter((each) => each.cells.includes(at)).length === 1)!;
  const helped = scoreGame(play, stateWith({ cells: solved, revealed: [alone] }));
  expect(helped.QuestionsData[0]).toMatchObject({ IsCorrect: true, status: 'c' });
  expect(helped.QuestionsData[0]!.credit).toBeCloseTo(1 - 1 / word.cells.length);
  const shown = scoreGame(play, stateWith({ cells: solved, revealed: word.cells }));
  expect(shown.QuestionsData[0]).toMatchObject({ IsCorrect: false, credit: 0 });
});

test('letters of another keyboard count, junk and nothing do not', () => {
  const { play, board } = playOf(urdu);
  const arabic = board.cells.map(({ letter }) => (letter === 'ی' ? 'ي' : letter));
  expect(scoreGame(play, stateWith({ cells: arabic, revealed: [] })).GameScore).toBe(100);
  expect(scoreGame(play, stateWith({ text: 'x' }))).toMatchObject({ GameScore: 0, CompletionPercentage: 0 });
  expect(fitsBoard(board, { cells: [], revealed: [] })).toBe(false);
  expect(fitsBoard(board, { cells: arabic, revealed: [999] })).toBe(false);
});

test('pictures and sounds of clues are found', () => {
  const seen: string[] = [];
  mapPlayMedia(playOf(english).play, (address) => (seen.push(address), address));
  expect(seen.filter(Boolean)).toHaveLength(3);
});
