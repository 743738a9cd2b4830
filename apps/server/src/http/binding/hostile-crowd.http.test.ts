import { exportQuestions, importQuestions, openContainer, saveQuestion, uploadFile } from '@takhti/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeCsv } from '../../platform/spreadsheet/index.ts';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { onePixel } from '../../testing/things.ts';

// Processes are slow to start on a machine that has other work.
vi.setConfig({ testTimeout: 60_000 });

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

const heading = [
  'Question',
  'CorrectFeedback',
  'IncorrectFeedback',
  'Option1',
  'Correct1',
  'Option2',
  'Correct2',
];
const row = (question: string): string[] => [question, 'Right', 'Wrong', 'yes', 'Y', 'no', 'N'];
const angles = writeCsv([heading, ...Array.from({ length: 2 }, () => row('<'.repeat(190_000)))]);

interface Desk {
  readonly who: TestPerson;
  readonly bank: { readonly container_id: string };
}

async function makeDesk(): Promise<Desk> {
  const who = await server.make.person();
  const { container_id } = await server.make.container({ author: who });
  return { who, bank: { container_id } };
}

/** What each of them is answered: the name of a problem, or "ok". */
const answerTo = async (calling: Promise<{ readonly error_code: number; readonly data: unknown }>) => {
  const { error_code, data } = await calling;
  return error_code === 0 ? 'ok' : (data as { problem: string }).problem;
};

// How long it takes, `npm run bench -- hostile` says.
test('whatever strangers send at once, each is told why, and another institution works on', async () => {
  const [stranger, ours] = [await makeDesk(), await makeDesk()];
  const theirs = server.as(stranger.who);
  const files = [
    [importQuestions, { file_name: 'a.csv', body: angles }],
    [importQuestions, { file_name: 'a.xlsx', body: Buffer.from('PK\u0003\u0004 no zip') }],
    [uploadFile, { file_name: 'a.png', body: Buffer.alloc(1_000_000, 7) }],
    [uploadFile, { file_name: 'a.mp3', body: Buffer.alloc(1_000_000, 'ID3\u0004\0\0\0\0\0\0') }],
  ] as const;
  const attacks = [...files, ...files, ...files].map(([call, file]) =>
    answerTo(theirs.call(call, stranger.bank, file)),
  );

  const as = server.as(ours.who);
  const { content_id } = await as.ok(saveQuestion, {
    ...ours.bank,
    ...questionDoc({ question: '<p>Ours</p>' }),
  });
  expect(content_id).not.toBe('');
  await as.ok(openContainer, ours.bank);
  await as.ok(uploadFile, ours.bank, { file_name: 'a.png', body: onePixel });
  const table = writeCsv([heading, row('One'), row('Two')]);
  expect(await as.ok(importQuestions, ours.bank, { file_name: 'a.csv', body: table })).toEqual({
    imported: 2,
    history_id: expect.any(String),
  });

  const answers = new Set(await Promise.all(attacks));
  // Eight of a person may be under way.
  expect([...answers].toSorted()).toEqual([
    'questions.import_refused',
    'questions.import_unreadable',
    'request.busy',
    'uploads.not_a_sound',
    'uploads.not_an_image',
  ]);
  expect(server.services.workroom.state()).toMatchObject({ inside: 0, workers: { waiting: 0, running: 0 } });
  for (const format of ['csv', 'json'] as const) {
    const { statusCode } = await server.post(
      exportQuestions.path,
      { ...ours.who, ...ours.bank, format },
      ours.who.session_id,
    );
    expect(statusCode).toBe(200);
  }
});
