import {
  exportQuestions,
  importQuestions,
  openQuestion,
  listQuestions,
  previewImport,
  reportExport,
  saveQuestion,
  uploadFile,
  type ImportFinding,
} from '@takhti/contract';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../../testing/index.ts';

// Processes are slow to start on a machine that has other work.
vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let author: TestPerson;
let png: Buffer;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  const square = { width: 6, height: 4, channels: 3, background: '#08f' } as const;
  png = await sharp({ create: square }).png().toBuffer();
});
afterAll(() => app.close());

const sourcesIn = (text: string): string[] =>
  Array.from(text.matchAll(/src="([^"]+)"/g), ([, src]) => src ?? '');

async function questionsOf(container_id: string, who = author) {
  const { records } = await app.as(who).ok(listQuestions, { container_id });
  return Promise.all(records.map(({ content_id }) => app.as(who).ok(openQuestion, { content_id })));
}

async function pictured() {
  const { container_id } = await app.make.container({ author });
  const file = { file_name: 'a.png', body: png };
  const { url } = await app.as(author).ok(uploadFile, { container_id }, file);
  const img = `<img src="${url}" alt="a &quot;square&quot;">`;
  for (const number of [1, 2]) {
    const question = `<p>What is this, number ${number}? ${img}</p>`;
    await app.as(author).ok(saveQuestion, {
      container_id,
      ...questionDoc({
        question,
        option2: `<p>${img}</p>`,
        feedback: `<p>See ${img}</p>`,
        json_data: { schema_version: 1, incorrect_feedback: '<p>No.</p>', more_options: [] },
      }),
    });
  }
  return container_id;
}

test.each([
  ['moodle', 'xml'],
  ['qti21', 'zip'],
  ['qti30', 'zip'],
] as const)(
  'pictures travel in %s to another institution, and are files of its own there',
  async (format, ending) => {
    const container_id = await pictured();
    expect((await app.as(author).ok(reportExport, { container_id, format })).losses).toEqual([]);
    const written = await app.post(exportQuestions.path, { container_id, format }, author.session_id);
    const stranger = await app.make.person();
    const copy = await app.make.container({ author: stranger });
    const bank = { container_id: copy.container_id };
    const file = { file_name: `copy.${ending}`, body: written.rawPayload };
    const { rows } = await app.as(stranger).ok(previewImport, bank, file);
    expect(rows.map(({ state, lost }) => [state, lost])).toEqual([
      ['ready', []],
      ['ready', []],
    ]);
    await app.as(stranger).ok(importQuestions, bank, file);
    const [one, two] = await questionsOf(bank.container_id, stranger);
    if (one?.content_type !== 'mcq') throw new Error('no choice came back');
    expect(two?.question).toContain('number 2');
    const [inText, inOption, inFeedback] = [one.question, one.option2, one.feedback].map(sourcesIn);
    expect([inText?.length, inOption?.length, inFeedback?.length]).toEqual([1, 1, 1]);
    const own = new Set((await questionsOf(container_id)).flatMap(({ question }) => sourcesIn(question)));
    for (const src of [...(inText ?? []), ...(inOption ?? [])]) {
      expect(own.has(src)).toBe(false);
      const shown = await app.app.inject({ method: 'GET', url: src.replaceAll('&amp;', '&') });
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 6, height: 4 });
    }
  },
);

const moodle = (file: string): { file_name: string; body: Buffer } => ({
  file_name: 'a.xml',
  body: Buffer.from(
    `<quiz><question type="multichoice"><name><text>a</text></name><questiontext format="html"><text><![CDATA[<p>Which? <img src="@@PLUGINFILE@@/a.png" alt="a map"></p>]]></text>${file}</questiontext><correctfeedback format="html"><text>y</text></correctfeedback><incorrectfeedback format="html"><text>n</text></incorrectfeedback><answer fraction="100"><text>one</text></answer><answer fraction="0"><text>two</text></answer></question></quiz>`,
  ),
});
const base64 = (bytes: Buffer): string =>
  `<file name="a.png" path="/" encoding="base64">${bytes.toString('base64')}</file>`;

test.each([
  ['is missing', moodle('')],
  ['is no picture', moodle(base64(Buffer.from('<svg onload="alert(1)"/>')))],
  [
    'is too large',
    moodle(base64(Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), Buffer.alloc(3_000_000)]))),
  ],
])('a picture that %s is told as lost, and its question is taken without it', async (_what, file) => {
  const { container_id } = await app.make.container({ author });
  const { rows } = await app.as(author).ok(previewImport, { container_id }, file);
  expect(rows.map(({ state, lost }) => [state, lost.map(({ message }) => message)])).toEqual([
    ['ready', ['Pictures']],
  ]);
  await app.as(author).ok(importQuestions, { container_id }, file);
  const [question] = await questionsOf(container_id);
  expect(question?.question).not.toContain('<img');
});

test('a picture that only begins as one keeps all out, with its question', async () => {
  const { container_id } = await app.make.container({ author });
  const broken = moodle(base64(png.subarray(0, 40)));
  const { problem, details } = await app.as(author).refused(importQuestions, { container_id }, broken);
  expect(problem).toBe('questions.import_refused');
  expect((details as { findings: ImportFinding[] }).findings.map(({ message }) => message)).toEqual([
    'A picture of question 1 cannot be read',
  ]);
  expect(await questionsOf(container_id)).toEqual([]);
});

test('an item of a package reaches no picture outside of it', async () => {
  const { container_id } = await app.make.container({ author });
  const item = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T" adaptive="false" timeDependent="false"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p>Which? <img src="../../../etc/a.png" alt="x"/></p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">One</simpleChoice><simpleChoice identifier="B">Two</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
  const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources><resource type="imsqti_item_xmlv2p1" href="items/a.xml"/></resources></manifest>`;
  const files = { 'imsmanifest.xml': strToU8(manifest), 'items/a.xml': strToU8(item) };
  const body = Buffer.from(zipSync(files));
  const { rows } = await app.as(author).ok(previewImport, { container_id }, { file_name: 'a.zip', body });
  expect(rows[0]?.lost.map(({ message }) => message)).toEqual(['Pictures']);
});
