import {
  calls,
  exportResults,
  launchAssessment,
  leadLiveRound,
  listResults,
  login,
  loginIncognito,
  openLiveRound,
  saveAttempt,
  shortenLink,
  signUp,
  type Call,
  type LiveHostView,
  type ReplyOf,
} from '@takhti/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { makeMarked } from '../../testing/marked-content.ts';
import { multipartBody } from '../../testing/multipart.ts';
import { sampleOf } from '../../testing/sample.ts';
import { onePixel } from '../../testing/things.ts';
import { keyMark, keysIn } from '../../testing/keys-in.ts';

let server: TestApp;
let marked: Awaited<ReturnType<typeof makeMarked>>;
/** Who comes from outside, by the session that they have. */
let outsiders: Readonly<Record<(typeof kinds)[number], string>>;

let colleague: string;

const kinds = ['learner', 'visitor', 'teacher', 'new sign-up'] as const;
const pwd = 'a'.repeat(64);

beforeAll(async () => {
  const sign_up_institution = 95_000_000 + Math.floor(Math.random() * 1_000_000);
  server = await makeTestApp({ sign_up_institution });
  const settings = { is_incognito_allowed: true };
  const institution_id = await server.make.institution({ institution_id: sign_up_institution, settings });
  marked = await makeMarked(server, await server.make.person({ institution_id }));
  const email = `new.${institution_id}@school.example`;
  await server.as(null).ok(signUp, { email, password: pwd });
  colleague = (await server.make.person({ institution_id, roles: ['cd'] })).session_id;
  outsiders = {
    learner: '',
    visitor: (await server.as(null).ok(loginIncognito, { institution_id })).session_id,
    teacher: (await server.make.person({ institution_id, roles: ['teacher'] })).session_id,
    'new sign-up': (await server.as(null).ok(login, { username: email, pwd })).session_id,
  };
});
afterAll(() => server.close());

/** All that a call answers, regardless of its form. */
async function answerOf(call: Call, input: Record<string, unknown>, session_id: string): Promise<string> {
  const takesFile = call.kind === 'upload' || call.kind === 'progress';
  const sent = takesFile ? multipartBody(input, { file_name: 'a.png', body: onePixel }) : undefined;
  const { body, rawPayload } = await server.post(call.path, sent?.body ?? input, session_id, sent?.headers);
  return rawPayload.subarray(0, 2).toString() === 'PK' ? textsIn(rawPayload) : body;
}

/** What is in the files of a packed one: workbooks, and what is carried away. */
function textsIn(zip: Buffer): string {
  return Object.values(unzipSync(zip))
    .map((file) => Buffer.from(file).toString('utf8'))
    .join('\n');
}

// Logging out and changing roles would end what the other calls are made with.
const walked = calls.filter(({ call }) => call.path !== 'logout' && call.can !== 'refresh');

describe.each(kinds)('a %s', (kind) => {
  test.each(walked)('learns no key from $name', async ({ call }) => {
    for (const { ids } of marked.things)
      for (const known of ids)
        expect(keysIn(await answerOf(call, sampleOf(call.request, known), outsiders[kind]))).toEqual([]);
  });
});

// Colleagues read keys of questions; what a competition lets learners earn is its author's and reviewers' alone.
test.each(walked)('a colleague who writes learns from $name no reward of a competition', async ({ call }) => {
  for (const known of marked.cup.ids)
    expect(await answerOf(call, sampleOf(call.request, known), colleague)).not.toContain(keyMark);
});

describe('a live round, in which all are told what is right,', () => {
  /** All that its front is shown, to its end; the refusal where none can be opened. */
  async function roundOf(content_id: string, session_id: string): Promise<string> {
    const opened = await server.as({ session_id }).call(openLiveRound, { content_id });
    if (opened.error_code !== 0) return JSON.stringify(opened);
    const { code: _code, ...round } = opened.data as ReplyOf<typeof openLiveRound>;
    const shown: LiveHostView[] = [];
    for (let version = 1; shown.at(-1)?.phase !== 'over'; version = shown.at(-1)?.version ?? 0) {
      shown.push(await server.as(null).ok(leadLiveRound, { ...round, step: 'next', version }));
      server.clock.advance(60_000);
    }
    return JSON.stringify(shown);
  }

  test.each(kinds)('tells a %s no key either, of closed banks and exams', async (kind) => {
    const ids = marked.things.flatMap((thing) => thing.ids.map(({ content_id }) => content_id));
    for (const content_id of ids)
      expect(keysIn(await roundOf(String(content_id), outsiders[kind]))).toEqual([]);
  });
});

describe('an exam that is answered by a link of one’s own', () => {
  test.each([...kinds, 'colleague'] as const)('tells a %s the sum alone', async (kind) => {
    const session_id = kind === 'colleague' ? colleague : outsiders[kind];
    const { institution_id, assessment_id } = marked.exam;
    const container_id = String(marked.things[3]?.ids[0]?.['container_id']);
    const made = await server
      .as({ session_id })
      .call(shortenLink, { content_id: assessment_id, asks: 'name' });
    const link_code =
      made.error_code === 0 ? (made.data as ReplyOf<typeof shortenLink>).path.slice(3) : undefined;
    const learner = { ...marked.exam, user_id: 'Zarmina', ...(link_code !== undefined && { link_code }) };
    const { attempt_id, attempt_token, play } = await server.as(null).ok(launchAssessment, learner);
    const answers = play.questions.map(({ QuestionId, BlankOptions }) => ({
      QuestionId,
      OptionIds: ['o1'],
      Blanks: BlankOptions.map(({ BlankNo }) => ({ BlankNo, Text: 'no idea' })),
      TimespentInSeconds: 1,
    }));
    await server.as(null).ok(saveAttempt, {
      institution_id,
      assessment_id,
      attempt_id,
      attempt_token,
      json_data: { answers, current: 0, flagged: [], seconds: 1 },
      is_bookmarking: 0,
    });
    const told = await server.as({ session_id }).call(listResults, { container_id });
    expect(keysIn(JSON.stringify(told))).toEqual([]);
    const sums = { questions: [], records: [{ right: 1, total: 2, lines: [] }] };
    expect(told.data).toMatchObject(link_code === undefined ? {} : sums);
    const file = await server.post(exportResults.path, { container_id, institution_id }, session_id);
    const isFile = file.rawPayload.subarray(0, 2).toString() === 'PK';
    // A column for each question would be called so.
    expect(isFile ? textsIn(file.rawPayload) : file.body).not.toContain('q1');
    expect(isFile).toBe(link_code !== undefined);
  });
});

test('C-342 a learner of an exam learns the sum, whatever they answer, save or come back to', async () => {
  const results: unknown[] = [];
  for (const is_bookmarking of [1, 0] as const) {
    const launched = await server.as(null).ok(launchAssessment, marked.exam);
    const { attempt_id, attempt_token, play } = launched;
    const answers = play.questions.map(({ QuestionId, BlankOptions }) => ({
      QuestionId,
      OptionIds: ['o1'],
      Blanks: BlankOptions.map(({ BlankNo }) => ({ BlankNo, Text: 'no idea' })),
      TimespentInSeconds: 1,
    }));
    const json_data = { answers, current: 0, flagged: [], seconds: 1 };
    const attempt = { ...marked.exam, attempt_id, attempt_token };
    const saved = await server.as(null).ok(saveAttempt, { ...attempt, json_data, is_bookmarking });
    const again = await server.as(null).ok(launchAssessment, attempt);
    expect(keysIn(JSON.stringify([launched, saved, again]))).toEqual([]);
    results.push(again.result);
  }
  const sum = { TotalQuestions: 2, CorrectQuestions: 1, QuestionsData: [] };
  expect(results).toMatchObject([null, sum]);
});
