import type { GameResult, Language } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { scoreGame } from '../play/play-index.ts';
import { toGamePlay } from '../play/play.ts';
import { keptGame, keptGameResult, keptGameState } from './kept.ts';

interface Kept {
  readonly publication: {
    readonly content_id: string;
    readonly content_type: string;
    readonly title: string;
    readonly language: Language;
    readonly grade: string;
    readonly subject: string;
    readonly json_data: unknown;
  };
  readonly attempts: readonly {
    readonly seed: string;
    readonly question_ids: readonly string[];
    readonly state: unknown;
    readonly result: GameResult | null;
  }[];
}

// As the server kept them: added to, never edited.
const fixtures = import.meta.glob<Kept>('./fixtures/v*/*.json', { eager: true, import: 'default' });

describe.each(Object.entries(fixtures))('%s', (_path, { publication, attempts }) => {
  const game = keptGame.openKept(publication.json_data);

  test('the publication opens for ever as it was settled', () => {
    expect(game).toEqual(publication.json_data);
  });

  test('an attempt goes on where it was left', () => {
    for (const { question_ids, state } of attempts) {
      expect(keptGameState.openKept(state)).toEqual(state);
      expect(question_ids).toEqual(game.questionData.map((round) => String(round.questionId)));
    }
  });

  test('a finished attempt is worth what it was worth', () => {
    const finished = attempts.flatMap(({ result, ...attempt }) => (result ? [{ ...attempt, result }] : []));
    expect(finished).toHaveLength(1);
    for (const { seed, state, result } of finished) {
      expect(keptGameResult.openKept(result)).toEqual(result);
      const head = { ...publication, AssessmentId: publication.content_id, SkillId: game.skill_id };
      const again = scoreGame(toGamePlay(head, game, seed), keptGameState.openKept(state));
      expect({ ...again, finished_at: result.finished_at }).toEqual(result);
    }
  });
});

test('a game that cannot be read is a fault, which tells where and no words of it', () => {
  expect(() => keptGame.openKept({ schema_version: 1, title: 7, questionData: [] })).toThrow(
    /cannot be read: title: /,
  );
});
