import { emptyAssessment } from '@takhti/content-types/assessments';
import { openLibraryContent, searchLibrary, type RequestInput } from '@takhti/contract';
import { decodeLaunchCode, limits, type Container } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';

let server: TestApp;
let author: TestPerson;
let teacher: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

async function settle(settings: object = {}) {
  const institution_id = await server.make.institution({ settings });
  author = await server.make.person({ institution_id, roles: ['cd'] });
  teacher = await server.make.person({ institution_id, roles: ['teacher'] });
}

type Values = Partial<Omit<Container, 'content_type' | 'language'>>;
const put = (title: string, values: Values = {}, more: { content_type?: 'mcq' | 'assessment' } = {}) =>
  server.make.container({ author, title, content_status: 'a', is_published: 1, ...values, ...more });

const found = async (filter: RequestInput<typeof searchLibrary>) =>
  (await server.as(teacher).ok(searchLibrary, filter)).records.map(({ title }) => title).toSorted();

describe('searching', () => {
  beforeAll(() => settle());

  test('C-484 C-488 without anything chosen: what the institution published, and nothing else', async () => {
    await put('Published');
    await put('Deleted', { is_deleted: 1 });
    for (const content_status of ['d', 'w', 'r', 's'] as const)
      await put(`Unpublished ${content_status}`, { content_status, is_published: 0 });
    const elsewhere = await server.make.person();
    await server.make.container({
      author: elsewhere,
      title: 'Elsewhere',
      content_status: 'a',
      is_published: 1,
    });
    expect(await found({})).toEqual(['Published']);
  });

  test('C-483 C-485 C-486 C-487 C-490 C-951 each parameter narrows', async () => {
    await settle();
    const { institution_id } = author;
    const skill = await server.make.skill({ institution_id, skill: 'Adding fractions', category: 'Numbers' });
    const other = await server.make.skill({ institution_id, skill: 'Reading maps', category: 'Places' });
    const first = { skill_id: skill.skill_id, grade: '4', subject: 'Mathematics' };
    const second = { skill_id: other.skill_id, grade: '5', subject: 'Geography' };
    await put('Halves and thirds', first);
    await put('Rivers of the north', second);
    await put('A test on rivers', second, { content_type: 'assessment' });
    expect(await found({ subject: 'Mathematics' })).toEqual(['Halves and thirds']);
    expect(await found({ grades: ['5'] })).toEqual(['A test on rivers', 'Rivers of the north']);
    expect(await found({ grades: ['4', '5'] })).toHaveLength(3);
    expect(await found({ content_types: ['assessment'] })).toEqual(['A test on rivers']);
    expect(await found({ category: 'Numbers' })).toEqual(['Halves and thirds']);
    expect(await found({ skill_name: 'maps' })).toEqual(['A test on rivers', 'Rivers of the north']);
    expect(await found({ title: 'north RIVERS' })).toEqual(['Rivers of the north']);
    expect(await found({ title: '%' })).toEqual([]);
    expect(await found({ title: 'rivers', content_types: ['mcq'] })).toEqual(['Rivers of the north']);
  });

  test('C-136 C-138 own content is that of the institution itself and of one’s own school', async () => {
    await settle();
    const { institution_id } = author;
    const school_id = newId();
    await put('Of another school', { school_id: newId() });
    await put('Of our school', { school_id });
    await put('Of the institution');
    const atSchool = await server.make.person({ institution_id, school_id });
    const own = await server.as(atSchool).ok(searchLibrary, { is_kp_content: 1 });
    expect(own.records.map(({ title }) => title).toSorted()).toEqual(['Of our school', 'Of the institution']);
    expect(await server.as(atSchool).ok(searchLibrary, {})).toMatchObject({ total: 3 });
    expect(await found({ is_kp_content: 1 })).toHaveLength(3);
  });

  test('titles in Urdu, Pashto and Dari are found', async () => {
    await settle();
    await put('د کسرونو جمع کول');
    await put('کسروں کی جمع');
    expect(await found({ title: 'جمع کسرونو' })).toEqual(['د کسرونو جمع کول']);
    expect(await found({ title: 'جمع' })).toHaveLength(2);
  });

  test('pages hold 30, the latest activity first, with the total', async () => {
    await settle();
    const names = Array.from({ length: limits.page_size + 1 }, (_, n) => `Item ${n}`);
    for (const [n, title] of names.entries())
      await put(title, { last_activity: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString() });
    const one = await server.as(teacher).ok(searchLibrary, {});
    const two = await server.as(teacher).ok(searchLibrary, { page: 2 });
    expect([...one.records, ...two.records].map(({ title }) => title)).toEqual(names.toReversed());
    expect([one.records.length, one.total]).toEqual([limits.page_size, names.length]);
  });
});

describe('opening', () => {
  async function publish(content: Awaited<ReturnType<typeof put>>) {
    await server.db.inTransaction((tx) =>
      tx
        .insertInto('publications')
        .values({
          institution_id: content.institution_id,
          publication_id: newId(),
          content_id: content.content_id,
          container_id: content.container_id,
          content_type: content.content_type,
          content_hash: 'x',
          title: content.title,
          language: content.language,
          grade: content.grade,
          subject: content.subject,
          json_data: JSON.stringify(emptyAssessment),
          pool: JSON.stringify({ schema_version: 2, questions: [] }),
          published_by: content.user_id,
        })
        .execute(),
    );
  }

  test('C-182 published content comes with the link that learners open', async () => {
    await settle();
    const content = await put('A test', {}, { content_type: 'assessment' });
    const { content_id, institution_id } = content;
    expect(await server.as(teacher).ok(openLibraryContent, { content_id })).toMatchObject({
      title: 'A test',
      player_path: null,
    });
    await publish(content);
    const { player_path } = await server
      .as(teacher)
      .ok(openLibraryContent, { content_id, content_type: 'assessment' });
    const link = new URL(player_path ?? '', 'https://example.org');
    expect(link.pathname).toBe('/player/assessment');
    expect(decodeLaunchCode(link.searchParams.get('code') ?? '')).toEqual({
      assessment_id: content_id,
      institution_id,
    });
  });

  test('C-798 an institution that does not share gives no link', async () => {
    await settle({ specs: { is_share_allowed: 0 } });
    const content = await put('A test', {}, { content_type: 'assessment' });
    await publish(content);
    const { content_id } = content;
    expect(await server.as(teacher).ok(openLibraryContent, { content_id })).toMatchObject({
      player_path: null,
    });
  });

  test('what is not published, of another type or of another institution, is not found', async () => {
    await settle();
    const draft = await put('A draft', { content_status: 'd', is_published: 0 });
    const published = await put('Published');
    const stranger = await server.make.person({ roles: ['teacher'] });
    const problems = [
      await server.as(author).refused(openLibraryContent, { content_id: draft.content_id }),
      await server.as(stranger).refused(openLibraryContent, { content_id: published.content_id }),
      await server
        .as(teacher)
        .refused(openLibraryContent, { content_id: published.content_id, content_type: 'assessment' }),
    ];
    expect(problems.map(({ problem }) => problem)).toEqual(Array(3).fill('container.not_found'));
  });
});
