import { closeBank, listPictures, previewGame, readSession, saveQuestion } from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameDoc, makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { publishNow } from '../../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
let teacher: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  teacher = await app.make.person({ institution_id: author.institution_id, roles: ['teacher'] });
});
afterAll(() => app.close());

async function makeBank(): Promise<string> {
  const { container_id } = await app.make.container({ author, content_type: 'mcq' });
  for (const question of ['<p>First?</p>', '<p>Second?</p>'])
    await app.as(author).ok(saveQuestion, { ...questionDoc({ question }), container_id });
  return container_id;
}

async function makeGame(): Promise<string> {
  const game = { author, content_type: 'rumble_in_the_jumble', json_data: gameDoc() } as const;
  return (await app.make.container(game)).container_id;
}

const picturesFor = async (person: TestPerson, container_ids: string[]) =>
  (await app.as(person).ok(listPictures, { container_ids })).pictures;

test('pictures are made one after another, and others come in between', async () => {
  const ids = [await makeBank(), await makeGame()];
  const stranger = await app.make.person({ institution_id: await app.make.institution() });
  const answered: string[] = [];
  const looks = Array.from({ length: 6 }, () =>
    picturesFor(author, ids).then((pictures) => answered.push(`${pictures.length} pictures`)),
  );
  await app.as(stranger).ok(readSession, {});
  answered.push('other');
  await Promise.all(looks);
  // However soon the other one came: not after all of them.
  expect(answered).toHaveLength(7);
  expect(answered.at(-1)).toBe('2 pictures');
});

describe('what the pictures of cards are drawn by', () => {
  test('is the first question of a bank, and nothing of it that tells what is right', async () => {
    const [picture] = await picturesFor(author, [await makeBank()]);
    expect(picture).toMatchObject({ kind: 'assessment', play: { articles: [] } });
    if (picture?.kind !== 'assessment') throw new Error('no picture');
    expect(picture.play.questions).toHaveLength(1);
    expect(picture.play.questions[0]?.QuestionText).toContain('First?');
    expect(JSON.stringify(picture)).not.toMatch(/IsCorrect|Feedback"/);
  });

  test('is the first round of a game, as its preview has it', async () => {
    const container_id = await makeGame();
    const [picture] = await picturesFor(author, [container_id]);
    const { rounds } = await app.as(author).ok(previewGame, { container_id });
    if (picture?.kind !== 'game') throw new Error('no picture');
    expect(picture.play.rounds.map(({ QuestionId }) => QuestionId)).toEqual([rounds[0]?.QuestionId]);
  });

  test('is the same at every look', async () => {
    const ids = [await makeBank(), await makeGame()];
    expect(await picturesFor(author, ids)).toEqual(await picturesFor(author, ids));
  });

  test('others get it of what is published, and none of drafts, of banks that are closed, or of what is not played', async () => {
    const [open, closed, draft] = [await makeBank(), await makeBank(), await makeBank()];
    await publishNow(app, author, open);
    await publishNow(app, author, closed);
    await app.as(author).ok(closeBank, { container_id: closed, is_closed: 1 });
    const link = await app.make.container({ author, content_type: 'link' });
    const found = await picturesFor(teacher, [open, closed, draft, link.container_id]);
    expect(found.map(({ container_id }) => container_id)).toEqual([open]);
  });

  test('a bank without a question has none', async () => {
    const { container_id } = await app.make.container({ author, content_type: 'mcq' });
    expect(await picturesFor(author, [container_id])).toEqual([]);
  });
});
