import {
  exportQuestions,
  importQuestions,
  keepProposals,
  listAiParts,
  lookAtParts,
  previewImport,
  updateStatus,
} from '@takhti/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { AiSchool, three, request } from '../../testing/ai/ai-school.ts';

const school = new AiSchool();
const pasted = 'A text -- of our "textbook" [tag:difficulty:9] ]]> that nobody else may read.';
const as = () => school.server.as(school.author);

async function makeBankOfModel() {
  await school.setUp();
  const { container_id } = await school.makeBank();
  school.service.answer({ kind: 'list', elements: three });
  const asked = { ...request, material: { from: 'text', text: pasted } };
  const { run_id, ids } = await school.generate(container_id, { request: asked });
  const { part_ids } = await as().ok(keepProposals, { run_id, proposal_ids: ids });
  await as().ok(lookAtParts, { container_id, part_ids });
  return container_id;
}

const emptyBank = () => school.server.make.container({ author: school.author });

async function exported(container_id: string, format: string) {
  const { rawPayload } = await school.server.post(
    exportQuestions.path,
    { container_id, format },
    school.author.session_id,
  );
  return rawPayload;
}

test.each([
  ['csv', 'csv', true],
  ['xlsx', 'xlsx', true],
  ['json', 'json', true],
  ['gift', 'gift', false],
  ['moodle', 'xml', false],
  ['qti21', 'zip', false],
  ['qti30', 'zip', false],
])(
  'what a model made is known as that in %s, and in quarantine where that is imported',
  async (format, ending, isWhole) => {
    const body = await exported(await makeBankOfModel(), format);
    const { container_id } = await emptyBank();
    const file = { file_name: `questions.${ending}`, body };
    // Who looks at the file first learns of it, too.
    const { rows } = await as().ok(previewImport, { container_id }, file);
    expect(rows.map(({ made_by_model }) => made_by_model)).toEqual(['stand-in', 'stand-in', 'stand-in']);
    expect((await as().ok(importQuestions, { container_id }, file)).imported).toBe(3);
    const { records: parts } = await as().ok(listAiParts, { container_id });
    expect(parts).toHaveLength(3);
    for (const part of parts)
      expect(part).toMatchObject({ model: 'stand-in', looked_by: null, looked_on: null, is_changed: false });
    const refused = await as().refused(updateStatus, { container_id, content_status: 'w', comments: '' });
    expect(refused).toMatchObject({ problem: 'ai.unread' });
    // What is carried once is carried on.
    const again = JSON.parse((await exported(container_id, 'json')).toString('utf8')) as {
      made_by_models: unknown[];
    };
    const [first] = again.made_by_models;
    const whole = {
      prompt: expect.stringContaining('that nobody else may read') as string,
      source: { from: 'text', text: pasted },
    };
    expect(first).toMatchObject({ model: 'stand-in', ...(isWhole ? whole : { prompt: '' }) });
  },
);

test.each([
  ['gift', (body: Buffer) => body.toString('utf8')],
  ['moodle', (body: Buffer) => body.toString('utf8')],
  ['qti21', (body: Buffer) => strFromU8(unzipSync(body)['imsmanifest.xml']!)],
  ['qti30', (body: Buffer) => strFromU8(unzipSync(body)['imsmanifest.xml']!)],
])('who may export as %s learns of each question what was asked, and from what', async (format, textOf) => {
  const text = textOf(await exported(await makeBankOfModel(), format));
  expect(text).toContain('ai_model:stand-in');
  expect(text.split('that nobody else may read').length).toBeGreaterThan(3);
});

test('a file takes nothing out of quarantine, and what people made alone says nothing of models', async () => {
  await school.setUp();
  const { container_id } = await school.makeBank();
  const heading =
    'Question,CorrectFeedback,IncorrectFeedback,Option1,Option2,Option3,Option4,Correct1,Correct2,Correct3,Correct4';
  const rows = (more: string, cells: string) =>
    [
      `${heading}${more}`,
      `What is ice?,Yes,No,Water,Stone,Wood,Iron,Y,N,N,N${cells}`,
      `What is rain?,Yes,No,Drops,Stone,Wood,Iron,Y,N,N,N${cells}`,
    ].join('\n');
  const bring = (text: string) => ({ file_name: 'questions.csv', body: text });
  const own = await as().ok(previewImport, { container_id }, bring(rows('', '')));
  expect(JSON.stringify(own)).not.toContain('made_by_model');
  await as().ok(importQuestions, { container_id }, bring(rows('', '')));
  expect((await as().ok(listAiParts, { container_id })).records).toEqual([]);
  expect((await exported(container_id, 'csv')).toString('utf8')).not.toContain('AIModel');
  const other = await emptyBank();
  await as().ok(
    importQuestions,
    { container_id: other.container_id },
    bring(rows(',AIModel,AIMadeOn', ',,no time at all')),
  );
  expect((await as().ok(listAiParts, { container_id: other.container_id })).records).toMatchObject([
    { model: 'unknown', looked_on: null },
    { model: 'unknown', looked_on: null },
  ]);
});
