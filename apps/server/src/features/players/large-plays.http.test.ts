import {
  downloadPackage,
  introduceAssessment,
  launchAssessment,
  previewAssessment,
  reportPackages,
  saveAttempt,
} from '@takhti/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { assessmentOn, makeBank, publishNow } from '../../testing/published-content.ts';

const COUNT = 60;
const LAUNCHES = 4;

let app: TestApp;
let author: TestPerson;
let bank: { readonly assessment_id: string; readonly institution_id: number };
let exam: typeof bank;
let small: typeof bank;
/** What was worked on when it was its turn, and how much of it at a time. */
let turns: string[];
let most: Record<string, number>;

beforeAll(async () => {
  app = await makeTestApp({ launches_per_address: LAUNCHES });
  author = await app.make.person();
  const { institution_id } = author;
  const long = `<p>${'long words '.repeat(1_700)}</p>`;
  const questions = Array.from({ length: COUNT }, (_, at) => ({
    question: `<p>Question ${at + 1}? ${long}</p>`.slice(0, 18_000),
    feedback: long,
  }));
  const made = await makeBank(app, author, questions);
  const { container_id, content_id, skill_id } = made.bank;
  await publishNow(app, author, container_id);
  bank = { assessment_id: content_id, institution_id };
  const publishDrawn = async (count: number) => {
    const json_data = { ...assessmentOn([{ skill_id, count }]), is_feedback_hidden: 1 as const };
    const drawn = await app.make.container({ author, content_type: 'assessment', skill_id, json_data });
    await publishNow(app, author, drawn.container_id);
    return { assessment_id: drawn.content_id, institution_id };
  };
  exam = await publishDrawn(COUNT);
  small = await publishDrawn(2);
}, 60_000);
afterAll(() => app.close());

beforeEach(() => {
  turns = [];
  most = {};
  const { workroom } = app.services;
  const { inTurn } = workroom;
  vi.spyOn(workroom, 'inTurn').mockImplementation((what, owner, work) =>
    inTurn(what, owner, async () => {
      turns.push(what);
      most[what] = Math.max(most[what] ?? 0, workroom.state()[what].running);
      return work();
    }),
  );
});
afterEach(() => void vi.restoreAllMocks());

const from = (address: string) => ({ remoteAddress: address });
let addresses = 0;
const someAddress = () => from(`192.0.2.${(addresses += 1)}`);

async function launch(content: typeof bank, options = someAddress(), path = launchAssessment.path) {
  const payload = { ...content, user_id: '' };
  const response = await app.app.inject({ method: 'POST', url: `/api/${path}`, payload, ...options });
  return response.json<{
    error_code: number;
    data: { problem?: string; attempt_id: string; attempt_token: string };
  }>();
}

test('many who launch large content at once each get all of it, one of an institution at a time', async () => {
  const launched = await Promise.all(Array.from({ length: 6 }, () => launch(bank)));
  for (const { error_code, data } of launched) {
    expect(error_code).toBe(0);
    const { play } = launchAssessment.reply.parse(data);
    expect(play.questions.map(({ QuestionText }) => /^<p>(Question \d+\?)/.exec(QuestionText)?.[1])).toEqual(
      Array.from({ length: COUNT }, (_, at) => `Question ${at + 1}?`),
    );
  }
  expect({ turns, most }).toEqual({ turns: Array.from({ length: 6 }, () => 'plays'), most: { plays: 1 } });
});

test('whatever shows or scores all of it waits for its turn; what is small does not', async () => {
  await launch(small);
  expect(turns).toEqual([]);

  const { attempt_id, attempt_token } = (await launch(exam)).data;
  const state = { answers: [], current: 0, flagged: [], seconds: 0 };
  const work = { ...exam, user_id: '', attempt_id, attempt_token, json_data: state };
  expect((await app.as(null).ok(saveAttempt, { ...work, is_bookmarking: 1 })).result).toBeNull();
  expect(turns).toEqual(['plays']);
  expect((await app.as(null).ok(saveAttempt, { ...work, is_bookmarking: 0 })).result).not.toBeNull();
  expect(turns).toEqual(['plays', 'plays']);
  await launch(bank, someAddress(), introduceAssessment.path);
  await app.as(author).ok(previewAssessment, { assessment_id: bank.assessment_id, load_data: 1 });
  expect(turns).toEqual(['plays', 'plays', 'plays', 'plays']);
});

test('a large exam goes out without its key, as a small one does', async () => {
  for (const content of [exam, small]) {
    const text = JSON.stringify(await launch(content));
    expect(text).toContain('QuestionText');
    expect(text).not.toMatch(/IsCorrect|CorrectFeedback|answer_key/);
  }
});

test('a launch that waited for its turn is counted once', async () => {
  const here = someAddress();
  for (let at = 0; at < LAUNCHES; at += 1) expect((await launch(bank, here)).error_code).toBe(0);
  expect((await launch(bank, here)).data.problem).toBe('request.too_many');
});

test('packages are made one of an institution at a time, and none of them holds up a launch', async () => {
  const content_id = bank.assessment_id;
  const packages = ['scorm12', 'qti30', 'h5p', 'common_cartridge'].map((format) =>
    app.post(downloadPackage.path, { content_id, format }, author.session_id),
  );
  const report = app.as(author).ok(reportPackages, { content_id });
  const launched = launch(bank);
  for (const { statusCode, headers } of await Promise.all(packages))
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
  expect((await report).packages.length).toBeGreaterThan(0);
  expect((await launched).error_code).toBe(0);
  expect(turns.filter((what) => what === 'packages')).toHaveLength(5);
  expect(most).toEqual({ packages: 1, plays: 1 });
});
