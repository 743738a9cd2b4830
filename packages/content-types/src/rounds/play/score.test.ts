import type { GamePlay, RoundResponse } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { toGamePlay } from '../index.ts';
import { cardName, scoreGame } from './play-index.ts';
import { fixturesOf } from '../testing/fixtures.ts';

test('a card without words is called what its picture shows', () => {
  expect(cardName({ text: ' ', alt: 'a red kite' })).toBe('a red kite');
});

describe('the result of a game', () => {
  const content_id = '3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d';
  const doc = fixturesOf('matching').english;
  const other = fixturesOf('sorting').english.questionData[0]!;
  const head = {
    AssessmentId: content_id,
    content_type: 'rumble_in_the_jumble',
    title: 'Mixed',
    language: 'english',
    grade: '3',
    subject: 'Science',
    SkillId: content_id,
  } as const;
  const play: GamePlay = toGamePlay(
    head,
    { ...doc, questionData: [...doc.questionData, { ...other, questionId: 2 }] },
    'seed',
  );
  const played = (QuestionId: string, response: RoundResponse, TimespentInSeconds = 10) => ({
    QuestionId,
    response,
    TimespentInSeconds,
  });

  test('G-503 G-504 G-505 counts rounds, credit and time, and keeps every response', () => {
    const half = { order: [1, 2, 4, 3] };
    const result = scoreGame(play, {
      rounds: [
        played('1', {
          tries: [
            [1, 2],
            [3, 4],
            [5, 6],
            [7, 8],
          ],
        }),
        played('2', half),
      ],
      seconds: 25,
    });
    expect(result).toMatchObject({
      AssessmentId: content_id,
      TotalQuestions: 2,
      CorrectQuestions: 1,
      GameScore: 75,
      CompletionPercentage: 100,
      TimeSpentInSeconds: 25,
    });
    expect(result.QuestionsData[1]).toEqual({
      QuestionNo: 2,
      Order: 2,
      QuestionId: '2',
      SkillId: content_id,
      TimespentInSeconds: 10,
      IsCorrect: false,
      status: 'i',
      credit: 0.5,
      UserResponse: expect.stringContaining('A seed lies in the soil. A root'),
      UserAResponse: JSON.stringify(half),
    });
  });

  test('G-503 nothing played is nothing scored, and rounds of another game count for nothing', () => {
    const nothing = { TotalQuestions: 2, CorrectQuestions: 0, GameScore: 0, CompletionPercentage: 0 };
    expect(scoreGame(play, { rounds: [], seconds: 0 })).toMatchObject(nothing);
    const foreign = { rounds: [played('9', { order: [1, 2, 3, 4] })], seconds: 3 };
    expect(scoreGame(play, foreign)).toMatchObject(nothing);
  });
});
