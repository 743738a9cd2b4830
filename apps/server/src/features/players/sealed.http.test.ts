import {
  launchContainer,
  launchSealed,
  saveAttempt,
  saveContainerAttempt,
  type RequestInput,
} from '@takhti/contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers } from '../../testing/learner.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makePublishedAssessment } from '../../testing/published-content.ts';
import { encryptJson } from '../../platform/outgoing/encrypted-json.ts';

const key = randomBytes(32).toString('base64');
let app: TestApp;
let author: TestPerson;
let content: Awaited<ReturnType<typeof makePublishedAssessment>>;
beforeAll(async () => {
  app = await makeTestApp();
  const institution_id = await app.make.institution({ settings: { lms_secrets: { key } } });
  author = await app.make.person({ institution_id });
  content = await makePublishedAssessment(app, author, 2);
});
afterAll(() => app.close());

const sealed = (fields: object): string => encryptJson(key, fields);
const nobody = () => app.as(null);

test('C-957 C-958 an assessment is launched by an encrypted body, and by the container that it was written in', async () => {
  const { institution_id, assessment_id, container_id } = content;
  const open = await nobody().ok(launchSealed, { institution_id, assessment_id, user_id: 'gulalai' });
  const encrypted = await nobody().ok(launchSealed, {
    institution_id,
    enc_data: sealed({ assessment_id, user_id: 'gulalai' }),
  });
  const byContainer = await nobody().ok(launchContainer, {
    institution_id,
    container_id,
    user_id: 'gulalai',
  });
  const both = await nobody().ok(launchContainer, { institution_id, enc_data: sealed({ container_id }) });
  for (const { play } of [open, encrypted, byContainer, both])
    expect(play).toMatchObject({ AssessmentId: assessment_id, questions: [{ Number: 1 }, { Number: 2 }] });
});

test('C-430 C-959 C-960 C-968 an attempt is saved encrypted, and by its container', async () => {
  const { institution_id, assessment_id, container_id } = content;
  const { play, attempt_id, attempt_token } = await nobody().ok(launchContainer, {
    institution_id,
    container_id,
  });
  const attempt = { institution_id, attempt_id, attempt_token };
  const state = (...right: boolean[]) => answers(play, right);
  const bookmark = { ...attempt, container_id, json_data: state(true), is_bookmarking: 1 as const };
  expect(await nobody().ok(saveContainerAttempt, bookmark)).toEqual({ result: null });
  const again = await nobody().ok(launchContainer, { ...attempt, container_id });
  expect(again).toMatchObject({ is_resumed: true, state: { answers: state(true).answers } });
  const end = { ...attempt, assessment_id, enc_data: sealed(state(true, true)), is_bookmarking: 0 as const };
  expect(await nobody().ok(saveAttempt, end)).toMatchObject({ result: { CorrectQuestions: 2 } });
});

const other = randomBytes(32).toString('base64');
test.each([
  ['what another key encrypted', encryptJson(other, { assessment_id: '' })],
  ['what is not encrypted', Buffer.from('{}').toString('base64')],
  ['what is no base64', '%%%'],
  ['what is encrypted and no launch', encryptJson(key, 'a text')],
])('C-957 %s is refused as the wrong form, and nothing more is told of it', async (_what, enc_data) => {
  const { institution_id } = content;
  expect(await nobody().refused(launchSealed, { institution_id, enc_data })).toMatchObject({
    problem: 'request.invalid',
    details: { fields: [{ path: ['enc_data'], message: 'type does not match' }] },
  });
});

test('what is encrypted says no more of who plays than an open launch, and reaches no other institution', async () => {
  const { assessment_id, container_id } = content;
  const elsewhere = await app.make.institution({ settings: { lms_secrets: { key } } });
  const launch: RequestInput<typeof launchSealed> = {
    institution_id: elsewhere,
    enc_data: sealed({ assessment_id, institution_id: content.institution_id }),
  };
  expect(await nobody().refused(launchSealed, launch)).toMatchObject({ problem: 'players.not_found' });
  const byContainer = { institution_id: elsewhere, container_id };
  expect(await nobody().refused(launchContainer, byContainer)).toMatchObject({
    problem: 'players.not_found',
  });
});

test('C-959 a save without work says that it is missing', async () => {
  const { institution_id, assessment_id } = content;
  const save = { institution_id, assessment_id, is_bookmarking: 0 as const };
  expect(await nobody().refused(saveAttempt, save)).toMatchObject({
    problem: 'request.invalid',
    details: { fields: [{ path: ['json_data'], message: 'required but not supplied' }] },
  });
});
