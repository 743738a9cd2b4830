import type { GameDoc } from '@takhti/content-types/rounds';
import { listHistory, openContainer, previewGame, updateContainer, updateStatus } from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameDoc, makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { publishNow } from '../../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const makeGame = (json_data: GameDoc = gameDoc()) =>
  app.make.container({ author, content_type: 'rumble_in_the_jumble', json_data });

async function save(container_id: string, json_data: GameDoc): Promise<void> {
  const { title, language, version } = await app.as(author).ok(openContainer, { container_id });
  await app
    .as(author)
    .ok(updateContainer, { container_id, title, language, version, json_data: JSON.stringify(json_data) });
}

async function submitAndTakeBack(container_id: string): Promise<void> {
  for (const content_status of ['w', 'd'] as const) {
    const { version } = await app.as(author).ok(openContainer, { container_id });
    await app.as(author).ok(updateStatus, { container_id, content_status, version });
  }
}

const withQuestion = (question: string): GameDoc => {
  const doc = gameDoc();
  return { ...doc, questionData: doc.questionData.map((round) => ({ ...round, question })) };
};

describe('the preview of a game', () => {
  test('G-507 is what learners would get of what is saved, and keeps nothing', async () => {
    const { container_id } = await makeGame();
    await save(container_id, withQuestion('What comes first?'));
    const play = await app.as(author).ok(previewGame, { container_id });
    expect(play.rounds.map(({ question }) => question)).toEqual(Array(3).fill('What comes first?'));
    expect(play.rounds.map(({ board }) => board.kind)).toEqual(['pairs', 'sequence', 'choice']);
  });

  test('C-557 of an entry of its history is the game as it was then', async () => {
    const { container_id } = await makeGame();
    await save(container_id, withQuestion('First'));
    // What one person saves in one go is one entry.
    await submitAndTakeBack(container_id);
    await save(container_id, withQuestion('Second'));
    const { records } = await app.as(author).ok(listHistory, { container_id });
    const saves = records.filter(({ action }) => action === 'save');
    const questions = await Promise.all(
      saves.map(async ({ history_id }) => {
        const { rounds } = await app.as(author).ok(previewGame, { container_id, history_id });
        return rounds[0]?.question;
      }),
    );
    expect(new Set(questions)).toEqual(new Set(['First', 'Second']));
  });

  test('of published content is what was published, for teachers too', async () => {
    const teacher = await app.make.person({ institution_id: author.institution_id, roles: ['teacher'] });
    const { container_id } = await makeGame(withQuestion('Published'));
    expect((await app.as(teacher).refused(previewGame, { container_id })).problem).toBe(
      'container.not_found',
    );
    await publishNow(app, author, container_id);
    expect((await app.as(teacher).ok(previewGame, { container_id })).rounds[0]?.question).toBe('Published');
  });

  test('leaves out files that the institution does not own', async () => {
    const theirs = '/files/00000000-0000-4000-8000-000000000001';
    const doc = gameDoc();
    const { container_id } = await makeGame({
      ...doc,
      questionData: doc.questionData.map((round) => ({
        ...round,
        qContent: { image: theirs, imageAlt: '', audio: '' },
      })),
    });
    const play = await app.as(author).ok(previewGame, { container_id });
    expect(play.rounds.map(({ image, hint_image }) => image + hint_image)).toEqual(['', '', '']);
  });

  test('is not made of other content', async () => {
    const { container_id } = await app.make.container({ author, content_type: 'mcq' });
    expect((await app.as(author).refused(previewGame, { container_id })).problem).toBe('container.not_found');
  });
});
