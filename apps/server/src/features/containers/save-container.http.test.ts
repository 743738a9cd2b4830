import { changeContainerSkill, createContainer, listHistory, updateContainer } from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';

let server: TestApp;
let author: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
  author = await server.make.person({ roles: ['cd'] });
});
afterAll(() => server.close());

describe('what a save leaves behind', () => {
  test('a save that changes nothing stands in no history', async () => {
    const { skill_id } = await server.make.skill({ institution_id: author.institution_id });
    const wanted = { content_type: 'mcq', title: 'Stones', language: 'dari', skill_id } as const;
    const { container_id, title, language, version } = await server.as(author).ok(createContainer, wanted);
    const json_data = '{"schema_version":1}';
    await server.as(author).ok(updateContainer, { container_id, title, language, version, json_data });
    const { records } = await server.as(author).ok(listHistory, { container_id });
    expect(records.map(({ action }) => action)).toEqual(['create']);
  });

  test('an assessment that moves to another skill draws from it in place of the old one', async () => {
    const skills = [];
    for (let i = 0; i < 2; i += 1)
      skills.push(await server.make.skill({ institution_id: author.institution_id }));
    const [from, to] = skills.map(({ skill_id }) => skill_id);
    const wanted = {
      content_type: 'assessment',
      title: 'Test',
      language: 'english',
      skill_id: from ?? '',
    } as const;
    const made = await server.as(author).ok(createContainer, wanted);
    const { container_id, version } = made;
    const moved = await server
      .as(author)
      .ok(changeContainerSkill, { container_id, version, skill_id: to ?? '' });
    expect(moved.json_data).toMatchObject({ skills: [{ skill_id: to }] });
  });
});
