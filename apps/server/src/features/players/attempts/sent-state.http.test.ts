import {
  launchAssessment,
  launchGame,
  listResults,
  saveAttempt,
  saveGame,
  type ReplyOf,
} from '@takhti/contract';
import { limits, type GameState, type RoundResponse } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameDoc, makeTestApp, playedState, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makeBank, publishNow } from '../../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

async function publishedGame() {
  const made = await app.make.container({
    author,
    content_type: 'rumble_in_the_jumble',
    json_data: gameDoc(),
  });
  await publishNow(app, author, made.container_id);
  const { content_id, institution_id, container_id } = made;
  return { container_id, of: { content_id, institution_id } };
}

const secretOf = ({ attempt_id, attempt_token }: ReplyOf<typeof launchGame>) => ({
  attempt_id,
  attempt_token,
});
const longest = 'ش'.repeat(limits.game.text);
const sign = 'ش'.repeat(20);

/** Every round answered with the same. */
const stateOf = (play: ReplyOf<typeof launchGame>['play'], response: RoundResponse): GameState => ({
  ...playedState(play),
  rounds: playedState(play).rounds.map((round) => ({ ...round, response })),
});

test.each<RoundResponse>([
  { letters: Array.from({ length: limits.game.text }, () => sign) },
  { answers: [longest, longest, longest, longest], shown: 3 },
])('a state of more bytes than was asked for is kept neither on the way nor at the end', async (response) => {
  const { of } = await publishedGame();
  const launched = await app.as(null).ok(launchGame, of);
  const bookmarking_data = stateOf(launched.play, response);
  const body = { ...of, ...secretOf(launched), attempt_data: null };
  for (const sent of [
    { ...body, bookmarking_data },
    { ...body, bookmarking_data, attempt_data: emptyResult(of.content_id) },
  ])
    expect(await app.as(null).refused(saveGame, sent)).toMatchObject({ problem: 'players.state_too_large' });
  const again = await app.as(null).ok(launchGame, { ...of, ...secretOf(launched) });
  expect(again.bookmarking_data.rounds).toEqual([]);
});

const emptyResult = (AssessmentId: string) => ({
  TotalQuestions: 0,
  CorrectQuestions: 0,
  TimeSpentInSeconds: 0,
  CompletionPercentage: 0,
  GameScore: 0,
  AssessmentId,
  finished_at: null,
  QuestionsData: [],
});

test('at the end nothing is kept of responses to other boards, and they are no answers', async () => {
  const { of, container_id } = await publishedGame();
  const launched = await app.as(null).ok(launchGame, of);
  const response = { answers: [longest], shown: 3 };
  const bookmarking_data = stateOf(launched.play, response);
  const body = { ...of, ...secretOf(launched), bookmarking_data, attempt_data: emptyResult(of.content_id) };
  const { result } = await app.as(null).ok(saveGame, body);
  expect(result).toMatchObject({ CompletionPercentage: 0, GameScore: 0 });
  expect(JSON.stringify(result)).not.toContain('ش');
  const again = await app.as(null).ok(launchGame, { ...of, ...secretOf(launched) });
  expect(JSON.stringify(again)).not.toContain('ش');
  expect((await app.as(author).ok(listResults, { container_id })).total).toBe(1);
});

test('of an attempt at questions too: where options are chosen, nothing typed is kept', async () => {
  const { bank } = await makeBank(app, author, [{}, {}, {}]);
  await publishNow(app, author, bank.container_id);
  const of = { assessment_id: bank.content_id, institution_id: bank.institution_id };
  const launched = await app.as(null).ok(launchAssessment, of);
  const secret = { attempt_id: launched.attempt_id, attempt_token: launched.attempt_token };
  const stateWith = (letters: number) => ({
    answers: launched.play.questions.map(({ QuestionId }) => ({
      QuestionId,
      OptionIds: ['o1'],
      Blanks: Array.from({ length: limits.blanks.max }, (_, at) => ({
        BlankNo: at + 1,
        Text: 'ش'.repeat(letters),
      })),
      TimespentInSeconds: 1,
    })),
    current: 0,
    flagged: [],
    seconds: 3,
  });
  const save = { ...of, ...secret, is_bookmarking: 0 as const };
  const large = stateWith(limits.blanks.text);
  expect(await app.as(null).refused(saveAttempt, { ...save, json_data: large })).toMatchObject({
    problem: 'players.state_too_large',
  });
  const { result } = await app.as(null).ok(saveAttempt, { ...save, json_data: stateWith(50) });
  expect(result?.QuestionsData.map(({ UserAResponse }) => UserAResponse)).toEqual([['o1'], ['o1'], ['o1']]);
  const again = await app.as(null).ok(launchAssessment, { ...of, ...secret });
  expect(JSON.stringify(again.state)).not.toContain('ش');
});
