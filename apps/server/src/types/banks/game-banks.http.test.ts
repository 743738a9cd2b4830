import { bankGames } from '@takhti/content-types/rounds';
import { scoreGame } from '@takhti/content-types/rounds/play';
import {
  createContainer,
  launchGame,
  openContainer,
  previewGame,
  saveGame,
  saveQuestion,
  updateStatus,
  uploadFile,
} from '@takhti/contract';
import type { McqDoc } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, playedState, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { publishNow } from '../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const four: Partial<McqDoc> = {
  option1: '<p>Mars</p>',
  option2: '<p>Sun</p>',
  option3: '<p>Moon</p>',
  option4: '<p>Comet</p>',
  correct1: 'Y',
  correct2: 'N',
  correct3: 'N',
  correct4: 'N',
  feedback: '<p>Mars is.</p>',
};

/** A game of one question. */
async function make(content_type: keyof typeof bankGames, question: Partial<McqDoc>) {
  const { skill_id } = await app.make.skill({ institution_id: author.institution_id });
  const start = { content_type, title: 'Sky', language: 'english', skill_id } as const;
  const { container_id } = await app.as(author).ok(createContainer, start);
  const picture = await app.as(author).ok(uploadFile, { container_id }, { file_name: 'a.png', body: png });
  const asked = `<p>Which is a planet? <img src="${picture.url}" alt="the sky"></p>`;
  const doc = { ...questionDoc({ ...four, ...question }), question: asked };
  await app.as(author).ok(saveQuestion, { container_id, ...doc });
  return app.as(author).ok(openContainer, { container_id });
}

async function refusals(content_type: keyof typeof bankGames, question: Partial<McqDoc>) {
  const { container_id, version } = await make(content_type, question);
  const move = { container_id, version, content_status: 'w', comments: '' } as const;
  const { data } = await app.as(author).call(updateStatus, move);
  return 'details' in data ? (data.details?.['findings'] ?? data) : [];
}
const telling = (message: string) => [expect.objectContaining({ message })];

describe.each(Object.keys(bankGames) as (keyof typeof bankGames)[])('%s', (content_type) => {
  test('G-225 G-226 G-259 is written as a bank, looked at, published, and played as rounds in its scene', async () => {
    const { container_id, content_id, institution_id } = await make(content_type, {});
    const looked = await app.as(author).ok(previewGame, { container_id });
    await publishNow(app, author, container_id);
    const launched = await app.as(null).ok(launchGame, { content_id, institution_id });
    for (const { scene, rounds } of [looked, launched.play]) {
      expect(scene).toBe(bankGames[content_type].scene);
      expect(rounds).toMatchObject([
        { question: 'Which is a planet?', alt: 'the sky', image: expect.stringMatching(/^\/files\/.+\?/) },
      ]);
    }
    const { attempt_id, attempt_token, play } = launched;
    const bookmarking_data = playedState(play);
    const attempt_data = scoreGame(play, bookmarking_data);
    const key = { content_id, institution_id, attempt_id, attempt_token };
    const { result } = await app.as(null).ok(saveGame, { ...key, bookmarking_data, attempt_data });
    expect(result).toMatchObject({ GameScore: 100, CorrectQuestions: 1 });
  });

  test('G-228 G-229 one right option is asked for, and feedback, before it is submitted', async () => {
    expect(await refusals(content_type, {})).toEqual([]);
    expect(await refusals(content_type, { correct2: 'Y' })).toEqual(telling('game.correct_single'));
    expect(await refusals(content_type, { feedback: '' })).toEqual(telling('game.feedback_required'));
  });
});

test('G-227 Timor is not submitted with three options, where Jungle Gym classic is', async () => {
  expect(await refusals('timor_the_turtle', { option4: '' })).toEqual(telling('game.options_min'));
  expect(await refusals('jungle_gym_classic', { option4: '' })).toEqual([]);
});
