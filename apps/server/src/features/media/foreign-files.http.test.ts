import {
  calls,
  leadLiveRound,
  openLiveRound,
  openQuestion,
  uploadFile,
  type Call,
  type LiveHostView,
  type ReplyOf,
} from '@takhti/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeBank } from '../../testing/published-content.ts';
import { sampleOf } from '../../testing/sample.ts';
import { onePixel } from '../../testing/things.ts';
import type { Plant } from './testing/planted.ts';
import { plantAddress, type PlantedSchool } from './testing/plant-address.ts';

let server: TestApp;
let stranger: TestPerson;
let theirs: ReplyOf<typeof uploadFile>;
beforeAll(async () => {
  server = await makeTestApp();
  stranger = await server.make.person();
  theirs = await upload(stranger);
});
afterAll(() => server.close());

async function upload(author: TestPerson): Promise<ReplyOf<typeof uploadFile>> {
  const { container_id } = await server.make.container({ author });
  return server.as(author).ok(uploadFile, { container_id }, { file_name: 'a.png', body: onePixel });
}

const statusOf = async (url: string) => (await server.app.inject({ method: 'GET', url })).statusCode;

/** All that a call answers, regardless of its form. */
async function answerOf(call: Call, input: object, session_id: string): Promise<string> {
  const { body, rawPayload } = await server.post(call.path, input, session_id);
  if (rawPayload.subarray(0, 2).toString() !== 'PK') return body;
  const files = Object.values(unzipSync(rawPayload));
  return files.map((file) => Buffer.from(file).toString('utf8')).join('\n');
}

// The longest first: a short field takes what fits.
const ways: Readonly<Record<string, (address: string) => readonly Plant[]>> = {
  'in quotes and in a tag': (address) => [
    (text) => `${text} "${address} src="${address}" '${address}' <img src="${address}" alt="a">`,
    (text) => `${text} src="${address}`,
    (text) => `${text} "${address}`,
  ],
  'as the whole text': (address) => [() => address, (text) => `${text}"${address}`],
};

// What learners are given is asked for with calls that begin something, too.
const walked = calls.filter(({ call }) => call.changes.length === 0 && call.kind !== 'upload');

/** Calls that answer with the address, as words may have it. */
const tellsWords = `
  listQuestions openQuestion readMaterial exportQuestions openContainer listComments listHistoryChanges searchLibrary
  searchSkills previewAssessment previewGame previewGeneric launchAssessment downloadPackage`
  .trim()
  .split(/\s+/);

describe.each(Object.keys(ways))('the address of another institution’s file, written %s,', (way) => {
  let school: PlantedSchool;
  const reached = new Set<string>();
  beforeAll(async () => {
    school = await plantAddress(server, ways[way]?.(theirs.file_path) ?? []);
  }, 120_000);

  test.each(walked)('is not signed by $name', async ({ name, call }) => {
    const inputs = school.contents.map((known) => JSON.stringify(sampleOf(call.request, known)));
    // Many calls name no content.
    for (const input of new Set(inputs)) {
      const answer = await answerOf(call, JSON.parse(input) as object, school.author.session_id);
      expect(answer).not.toContain(`${theirs.upload_id}?e=`);
      if (answer.includes(theirs.upload_id)) reached.add(name);
    }
  });

  test('is not signed in a live round', async () => {
    for (const { content_id } of school.contents) {
      const asked = { content_id: String(content_id) };
      const opened = await server.as(school.author).call(openLiveRound, asked);
      if (opened.error_code !== 0) continue;
      const { code: _code, ...round } = opened.data as ReplyOf<typeof openLiveRound>;
      const shown: LiveHostView[] = [];
      for (let version = 1; shown.at(-1)?.phase !== 'over'; version = shown.at(-1)?.version ?? 0) {
        shown.push(await server.as(null).ok(leadLiveRound, { ...round, step: 'next', version }));
        server.clock.advance(60_000);
      }
      expect(JSON.stringify(shown)).not.toContain(`${theirs.upload_id}?e=`);
    }
  });

  test('is in the words that the calls answered', () => {
    expect([...reached]).toEqual(expect.arrayContaining(tellsWords));
  });
});

describe('a signature', () => {
  test('opens a file for content of its own institution alone', async () => {
    const { upload_id, url } = theirs;
    const foreign = server.services.files.of((await server.make.person()).institution_id).sign(upload_id);
    const packed = (address: string) =>
      address.replace(/^\/files\/(.+)\?e=(\d+)&s=(.+)$/, '/packages/$1/$2.$3/a');
    expect([await statusOf(url), await statusOf(foreign), await statusOf(packed(foreign))]).toEqual([
      200, 404, 404,
    ]);
    const claimed = foreign.replace(/s=\d+-/, `s=${stranger.institution_id}-`);
    expect(await statusOf(claimed)).toBe(404);
  });

  test('opens nothing, even where a foreign picture got into what is stored', async () => {
    const author = await server.make.person();
    const { questions } = await makeBank(server, author, [{}]);
    const content_id = questions[0]?.content_id ?? '';
    const mine = await upload(author);
    const [own, foreign] = [mine, theirs].map(({ file_path }) => `<img src="${file_path}" alt="a">`);
    await server.db.inTransaction((tx) =>
      tx
        .updateTable('questions')
        .set({ question: `<p>${own}${foreign}</p>` })
        .where('institution_id', '=', author.institution_id)
        .where('content_id', '=', content_id)
        .execute(),
    );
    const { question } = await server.as(author).ok(openQuestion, { content_id });
    const addresses = Array.from(question.matchAll(/src="([^"]+)"/g), ([, address = '']) => address);
    expect(await Promise.all(addresses.map(statusOf))).toEqual([200, 404]);
  });
});
