import {
  createCollection,
  deleteCollection,
  keepInCollection,
  listCollections,
  listSimilar,
  listUsedIn,
  renameCollection,
  searchLibrary,
} from '@takhti/contract';
import { limits, type Container } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { makePublishedAssessment } from '../../../testing/published-content.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { indexWaiting } from '../../search/index.ts';

let server: TestApp;
let author: TestPerson;
let teacher: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  const institution_id = await server.make.institution({});
  author = await server.make.person({ institution_id, roles: ['cd'] });
  teacher = await server.make.person({ institution_id, roles: ['teacher'] });
  colleague = await server.make.person({ institution_id, roles: ['teacher'] });
});

type Values = Partial<Omit<Container, 'content_type' | 'language'>>;
const put = (title: string, values: Values = {}) =>
  server.make.container({ author, title, content_status: 'a', is_published: 1, ...values });

describe('collections', () => {
  test('gather published content, and narrow the library to it', async () => {
    const [river] = [await put('River'), await put('Mountain')];
    const { content_id } = river;
    const made = await server.as(teacher).ok(createCollection, { title: ' For Monday ', content_id });
    expect(made).toMatchObject({ title: 'For Monday', total: 1, has_content: 1 });
    const { collection_id } = made;
    const found = await server.as(teacher).ok(searchLibrary, { collection_id });
    expect(found.records.map(({ title }) => title)).toEqual(['River']);
    await server.as(teacher).ok(renameCollection, { collection_id, title: 'For Tuesday' });
    const { records } = await server.as(teacher).ok(listCollections, { content_id });
    expect(records).toEqual([{ collection_id, title: 'For Tuesday', total: 1, has_content: 1 }]);
    await server.as(teacher).ok(keepInCollection, { collection_id, content_id, is_kept: 0 });
    expect(await server.as(teacher).ok(searchLibrary, { collection_id })).toMatchObject({ total: 0 });
    await server.as(teacher).ok(deleteCollection, { collection_id });
    expect((await server.as(teacher).ok(listCollections, {})).records).toEqual([]);
  });

  test('are nobody else’s: neither seen nor changed nor searched', async () => {
    const { content_id } = await put('River');
    const { collection_id } = await server.as(teacher).ok(createCollection, { title: 'Mine', content_id });
    const other = server.as(colleague);
    expect((await other.ok(listCollections, {})).records).toEqual([]);
    expect((await other.ok(searchLibrary, { collection_id })).total).toBe(0);
    const problems = [
      await other.refused(renameCollection, { collection_id, title: 'Yours' }),
      await other.refused(deleteCollection, { collection_id }),
      await other.refused(keepInCollection, { collection_id, content_id, is_kept: 0 }),
    ];
    expect(problems.map(({ problem }) => problem)).toEqual(Array(3).fill('collections.not_found'));
  });

  test('two of a person differ in their titles; another person may have the same', async () => {
    const first = await server.as(teacher).ok(createCollection, { title: 'Rivers' });
    const again = await server.as(teacher).refused(createCollection, { title: 'RIVERS' });
    expect(again.problem).toBe('collections.title_taken');
    await server.as(colleague).ok(createCollection, { title: 'Rivers' });
    await server.as(teacher).ok(createCollection, { title: 'Lakes' });
    const { collection_id } = first;
    const taken = await server.as(teacher).refused(renameCollection, { collection_id, title: 'lakes' });
    expect(taken.problem).toBe('collections.title_taken');
    await server.as(teacher).ok(renameCollection, { collection_id, title: 'RIVERS' });
    expect((await server.as(teacher).refused(createCollection, { title: '  ' })).problem).toBe(
      'request.invalid',
    );
  });

  test('take no drafts, nothing of others and no more than their limit', async () => {
    const draft = await put('Draft', { content_status: 'd', is_published: 0 });
    const { collection_id } = await server.as(teacher).ok(createCollection, { title: 'Mine' });
    for (const content_id of [draft.content_id, newId()]) {
      const refused = await server
        .as(teacher)
        .refused(keepInCollection, { collection_id, content_id, is_kept: 1 });
      expect(refused.problem).toBe('container.not_found');
    }
    const { institution_id } = teacher;
    const rows = Array.from({ length: limits.collections.items }, () => ({
      institution_id,
      collection_id,
      content_id: newId(),
    }));
    await server.db.inTransaction((tx) => tx.insertInto('collection_items').values(rows).execute());
    const { content_id } = await put('One more');
    const full = await server
      .as(teacher)
      .refused(keepInCollection, { collection_id, content_id, is_kept: 1 });
    expect(full.problem).toBe('collections.full');
  });
});

describe('around an item', () => {
  test('what is similar: of its skill, then with words of its title in its subject; nothing else', async () => {
    const { institution_id } = author;
    const [one, other] = [
      await server.make.skill({ institution_id, subject: 'Science', grade: '4' }),
      await server.make.skill({ institution_id, subject: 'Science', grade: '4' }),
    ];
    const of = ({ skill_id }: { skill_id: string }) => ({ skill_id, subject: 'Science', grade: '4' });
    const { content_id } = await put('The river bank', of(one));
    await put('Clouds', of(one));
    await put('A river in spring', of(other));
    await put('Volcanoes', of(other));
    await put('A river of words', { subject: 'English' });
    await put('River draft', { ...of(one), content_status: 'd', is_published: 0 });
    await indexWaiting(server.services);
    const { records } = await server.as(teacher).ok(listSimilar, { content_id });
    expect(records.map(({ title }) => title)).toEqual(['Clouds', 'A river in spring']);
    const stranger = await server.make.person({ roles: ['teacher'] });
    expect((await server.as(stranger).ok(listSimilar, { content_id })).records).toEqual([]);
  });

  test('a bank is used in the assessments that draw from its skills', async () => {
    await makePublishedAssessment(server, author, 2);
    const bank = (await server.as(author).ok(searchLibrary, { content_types: ['mcq'] })).records[0];
    const { records } = await server.as(author).ok(listUsedIn, { content_ids: [bank?.content_id ?? ''] });
    expect(records.map(({ content_type }) => content_type)).toEqual(['assessment']);
  });
});
