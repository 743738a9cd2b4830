import { createContainer, openAssessment, openContainer } from '@takhti/contract';
import type { ContentType } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';

let app: TestApp;
let author: TestPerson;
let skill_id: string;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  ({ skill_id } = await app.make.skill({ institution_id: author.institution_id }));
});
afterAll(() => app.close());

test.each<readonly [string, readonly ContentType[]]>([
  ['C-450', ['mcq']],
  ['C-451', ['video', 'document', 'e_book', 'link']],
  ['C-452', ['article', 'assignment', 'assessment']],
  ['C-454', ['crossword', 'rumble_in_the_jumble', 'game']],
  ['C-455', ['zip', 'html_zip']],
  ['C-456', ['kampong', 'jungle_gym_primary', 'jungle_gym_classic']],
  ['C-457', ['lesson_plan']],
  ['C-459', ['clue_on', 'mystery_word']],
  ['C-460', ['matching', 'matching_drag_drop', 'matching_flip']],
  ['C-461', ['sorting_vertical', 'sorting']],
  ['C-462', ['non_over_classification']],
  ['C-463', ['financial_fib', 'tabular_fib']],
  ['C-464', ['puzzle', 'timor_the_turtle']],
])('%s %j are begun and opened as what they are', async (_id, types) => {
  for (const content_type of types) {
    const start = { content_type, title: 'Begun', language: 'english', skill_id } as const;
    const { container_id } = await app.as(author).ok(createContainer, start);
    expect(await app.as(author).ok(openContainer, { container_id })).toMatchObject({
      content_type,
      title: 'Begun',
    });
  }
});

test('C-1104 a new assessment lasts 3600 seconds', async () => {
  const start = { content_type: 'assessment', title: 'Begun', language: 'english', skill_id } as const;
  const { container_id } = await app.as(author).ok(createContainer, start);
  const opened = await app.as(author).ok(openAssessment, { container_id });
  expect(opened.json_data).toMatchObject({ timer: 3600 });
});

test.each([
  ['C-465', ['voc_mcq', 'voc_crossword', 'dino_eggs']],
  ['C-466', ['martian_multiples', 'factor_monsters', 'jungle_gym']],
  ['C-467', ['crossword_primary', 'sheep_run', 'sumo_mochi']],
])('%s %j are no types of ours, and none is begun', async (_id, types) => {
  for (const content_type of types) {
    const start = { content_type, title: 'Begun', language: 'english', skill_id };
    const answer = await app.post(createContainer.path, start, author.session_id);
    expect([content_type, answer.json()]).toMatchObject([
      content_type,
      { data: { problem: 'request.invalid', details: { fields: [{ path: ['content_type'] }] } } },
    ]);
  }
});

test('C-655 C-656 C-657 a request that lacks a field, or has null or another type in its place, is told which', async () => {
  for (const [container_id, message] of [
    [undefined, 'required but not supplied'],
    [null, 'required but not supplied'],
    [7, 'type does not match'],
  ] as const) {
    const answer = await app.post(openContainer.path, { container_id }, author.session_id);
    expect(answer.json()).toMatchObject({
      data: { problem: 'request.invalid', details: { fields: [{ path: ['container_id'], message }] } },
    });
  }
});

test('C-814 where the institution hides assessments nobody begins one, whoever asks; anything else they do', async () => {
  const institution_id = await app.make.institution({ settings: { specs: { is_assessment_hidden: 1 } } });
  const other = await app.make.person({ institution_id });
  const skill = await app.make.skill({ institution_id });
  const begin = { title: 'Begun', language: 'english', skill_id: skill.skill_id } as const;
  const refused = await app.as(other).refused(createContainer, { ...begin, content_type: 'assessment' });
  expect(refused.problem).toBe('container.type_not_available');
  expect(await app.as(other).ok(createContainer, { ...begin, content_type: 'mcq' })).toMatchObject(begin);
});
