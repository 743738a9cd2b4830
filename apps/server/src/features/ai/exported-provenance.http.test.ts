import {
  createContainer,
  downloadCarriedGame,
  downloadPackage,
  exportGame,
  keepProposals,
  lookAtParts,
} from '@takhti/contract';
import { packageFormats } from '@takhti/domain';
import { strFromU8, unzipSync, type Unzipped } from 'fflate';
import { expect, test } from 'vitest';
import { AiSchool, three, request } from '../../testing/ai/ai-school.ts';
import { gameDoc } from '../../testing/index.ts';
import { publishNow } from '../../testing/published-content.ts';

const school = new AiSchool();
const pasted = 'A text of our textbook that nobody else may read.';
const round = {
  template: 'mcq_short',
  question: 'What falls from clouds?',
  cards: ['Rain', 'Stones', 'Trees'].map((text, at) => ({ text, to: '', is_right: at === 0 })),
  feedback: 'Yes.',
  incorrect_feedback: 'Look up.',
};
const other = { ...round, question: 'What is ice?', cards: round.cards.toReversed() };

const author = () => school.server.as(school.author);

async function makePublishedGame() {
  await school.setUp();
  const { institution_id } = school.author;
  const { skill_id } = await school.server.make.skill({ institution_id });
  const start = {
    content_type: 'rumble_in_the_jumble',
    title: 'Water',
    language: 'english',
    skill_id,
  } as const;
  const { container_id, content_id } = await author().ok(createContainer, start);
  school.service.answer({ kind: 'list', elements: [round, other] });
  const asked = { ...request, material: { from: 'text', text: pasted } };
  const { run_id, ids } = await school.generate(container_id, { kind: 'rounds', request: asked });
  const { part_ids } = await author().ok(keepProposals, { run_id, proposal_ids: ids });
  await author().ok(lookAtParts, { container_id, part_ids });
  await publishNow(school.server, school.author, container_id);
  return { content_id, part_ids };
}

async function zipOf(path: string, body: object, role?: string): Promise<Unzipped> {
  const { institution_id } = school.author;
  const who = role ? await school.server.make.person({ institution_id, roles: [role] }) : school.author;
  const { rawPayload } = await school.server.post(path, body, who.session_id);
  return unzipSync(rawPayload);
}

const madeIn = (files: Unzipped): unknown => JSON.parse(strFromU8(files['made-by-models.json']!));

test('the export of a game says of each part which model made it, when, from what, and what was asked', async () => {
  const { content_id, part_ids } = await makePublishedGame();
  const files = await zipOf(exportGame.path, { content_id }, 'cd3');
  expect(madeIn(files)).toEqual({
    made_by_models: part_ids.map((part_id, at) => ({
      part: at + 1,
      part_id,
      model: 'stand-in',
      prompt: expect.stringContaining(pasted) as string,
      source: { from: 'text', text: pasted },
      made_on: expect.any(String) as string,
      looked_on: expect.any(String) as string,
      is_changed: false,
    })),
  });
});

test.each([
  ['carried away', downloadCarriedGame.path, {}],
  ['packaged for other systems', downloadPackage.path, { format: 'scorm12' }],
  ['packaged for cmi5', downloadPackage.path, { format: 'cmi5' }],
])(
  'what learners get, %s, tells the model and the time, and nothing of what was asked',
  async (_how, path, more) => {
    const { content_id } = await makePublishedGame();
    const files = await zipOf(path, { content_id, ...more });
    expect(madeIn(files)).toEqual({
      made_by_models: [{ model: 'stand-in', made_on: expect.any(String) as string, parts: 2 }],
    });
    const told = Object.entries(files).filter(([, bytes]) =>
      /nobody else may read|Number of elements/.test(strFromU8(bytes)),
    );
    expect(told.map(([name]) => name)).toEqual([]);
  },
);

test('the one page that is carried away tells learners the same', async () => {
  const { content_id } = await makePublishedGame();
  const { session_id } = school.author;
  const { body } = await school.server.post(
    downloadCarriedGame.path,
    { content_id, form: 'html' },
    session_id,
  );
  const told = /id="made-by-models">([^<]*)</.exec(body)?.[1] ?? '';
  expect(JSON.parse(told)).toEqual({
    made_by_models: [{ model: 'stand-in', made_on: expect.any(String) as string, parts: 2 }],
  });
  expect(body).not.toMatch(/nobody else may read|Number of elements/);
});

test('content without help of a model has no provenance', async () => {
  await school.setUp();
  const made = await school.server.make.container({
    author: school.author,
    content_type: 'rumble_in_the_jumble',
    json_data: gameDoc(),
  });
  await publishNow(school.server, school.author, made.container_id);
  const files = await zipOf(exportGame.path, { content_id: made.content_id }, 'cd3');
  expect(Object.keys(files)).not.toContain('made-by-models.json');
});

test.each(packageFormats)(
  'a bank that leaves as %s tells learners the model and the time, and nothing of what was asked',
  async (format) => {
    await school.setUp();
    const { container_id, content_id } = await school.makeBank();
    school.service.answer({ kind: 'list', elements: three });
    const asked = { ...request, material: { from: 'text', text: pasted } };
    const { run_id, ids } = await school.generate(container_id, { request: asked });
    const { part_ids } = await author().ok(keepProposals, { run_id, proposal_ids: ids });
    await author().ok(lookAtParts, { container_id, part_ids });
    await publishNow(school.server, school.author, container_id);
    const files = await zipOf(downloadPackage.path, { content_id, format });
    const texts = Object.values(files).map((bytes) => strFromU8(bytes));
    expect(texts.some((text) => text.includes('stand-in'))).toBe(true);
    expect(texts.filter((text) => /nobody else may read|Number of elements/.test(text))).toEqual([]);
  },
);
