import type { GameResult, Language } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { openKeptCrossword } from './open-kept.ts';
import { keptGameResult, keptGameState } from '../rounds/kept/kept.ts';
import { fitsBoard, scoreGame } from '../rounds/play/play-index.ts';
import { keptCrossword } from './kept.ts';

interface Kept {
  readonly publication: {
    readonly content_id: string;
    readonly content_type: 'crossword';
    readonly title: string;
    readonly language: Language;
    readonly grade: string;
    readonly subject: string;
    readonly json_data: object;
  };
  readonly attempts: readonly {
    readonly seed: string;
    readonly question_ids: readonly string[];
    readonly state: unknown;
    readonly result: GameResult | null;
  }[];
}

// As they were kept once: added to, never edited. The grid is that of its day, however words are laid out later.
const fixtures = import.meta.glob<Kept>('./fixtures/kept/v*/*.json', { eager: true, import: 'default' });

test('there are kept crosswords of every script', () => {
  expect(Object.keys(fixtures)).toHaveLength(4);
});

describe.each(Object.entries(fixtures))('%s', (_path, { publication, attempts }) => {
  const playWith = (seed: string) =>
    openKeptCrossword({ ...publication, AssessmentId: publication.content_id }, publication.json_data, seed);

  test('the publication opens for ever as it was settled, with its own grid', () => {
    const opened = keptCrossword.openKept(publication.json_data);
    expect(opened).toEqual(publication.json_data);
    const [round] = playWith('seed').rounds;
    expect(round?.board).toMatchObject({ rows: opened.grid.rows, columns: opened.grid.columns });
  });

  test('an attempt goes on where it was left', () => {
    for (const { seed, question_ids, state } of attempts) {
      expect(keptGameState.openKept(state)).toEqual(state);
      const { rounds } = playWith(seed);
      expect(question_ids).toEqual(rounds.map(({ QuestionId }) => QuestionId));
      const { open, rounds: played } = keptGameState.openKept(state);
      expect(fitsBoard(rounds[0]!.board, open?.response ?? played[0]?.response)).toBe(true);
    }
  });

  test('a finished attempt is worth what it was worth', () => {
    const finished = attempts.flatMap(({ result, ...attempt }) => (result ? [{ ...attempt, result }] : []));
    expect(finished).toHaveLength(1);
    for (const { seed, state, result } of finished) {
      expect(keptGameResult.openKept(result)).toEqual(result);
      const again = scoreGame(playWith(seed), keptGameState.openKept(state));
      expect({ ...again, finished_at: result.finished_at }).toEqual(result);
    }
  });
});
