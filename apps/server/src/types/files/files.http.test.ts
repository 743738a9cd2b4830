import {
  createContainer,
  listHistory,
  openContainer,
  openGeneric,
  openLibraryContent,
  previewGeneric,
  updateContainer,
  updateStatus,
} from '@takhti/contract';
import { decodeLaunchCode } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { publishNow } from '../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const doc = {
  schema_version: 1,
  description: 'Read the first part.',
  link: 'https://en.wikipedia.org/wiki/Water_cycle',
} as const;
const body = { kind: 'link', link: doc.link } as const;

const makeLink = (json_data: object = doc) =>
  app.make.container({ author, content_type: 'link', title: 'The water cycle', json_data });

async function save(container_id: string, json_data: object) {
  const { title, language, version } = await app.as(author).ok(openContainer, { container_id });
  return { container_id, title, language, version, json_data: JSON.stringify(json_data) };
}

describe('a link', () => {
  test('C-018 C-367 C-369 is begun empty, saved and read again', async () => {
    const { skill_id } = await app.make.skill({ institution_id: author.institution_id });
    const start = { content_type: 'link', title: 'A page', language: 'english', skill_id } as const;
    const made = await app.as(author).ok(createContainer, start);
    expect(made.json_data).toEqual({ schema_version: 1, description: '', link: '' });
    const { container_id } = made;
    const saved = await app.as(author).ok(updateContainer, await save(container_id, doc));
    expect(saved.json_data).toEqual(doc);
    expect((await app.as(author).ok(openContainer, { container_id })).json_data).toEqual(doc);
  });

  test('C-738 that leads anywhere but to the web is not kept', async () => {
    const { container_id } = await makeLink();
    for (const link of ['javascript:alert(1)', 'ftp://example.org/a', 'https://me:secret@example.org/']) {
      const refused = await app
        .as(author)
        .refused(updateContainer, await save(container_id, { ...doc, link }));
      expect(refused.problem).toBe('container.invalid_document');
    }
    expect((await app.as(author).ok(openContainer, { container_id })).json_data).toEqual(doc);
  });

  test('without an address cannot be submitted', async () => {
    const { container_id, version } = await makeLink({ ...doc, link: '' });
    const refused = await app
      .as(author)
      .refused(updateStatus, { container_id, content_status: 'w', version });
    expect(refused.problem).toBe('container.has_errors');
  });
});

describe('learners', () => {
  test('C-941 C-942 open what is published, by the link of the library, and nothing before', async () => {
    const { container_id, content_id, institution_id } = await makeLink();
    const wanted = { content_id, institution_id };
    expect((await app.as(null).refused(openGeneric, wanted)).problem).toBe('players.not_found');
    await publishNow(app, author, container_id);
    expect(await app.as(null).ok(openGeneric, wanted)).toEqual({
      content_id,
      content_type: 'link',
      title: 'The water cycle',
      language: 'english',
      grade: expect.any(String) as string,
      subject: expect.any(String) as string,
      description: doc.description,
      body,
    });
    const { player_path } = await app.as(author).ok(openLibraryContent, { content_id });
    const address = new URL(player_path ?? '', 'https://example.org');
    expect(address.pathname).toBe('/generic/launch');
    expect(decodeLaunchCode(address.searchParams.get('code') ?? '')).toEqual({
      content_id,
      content_type: 'link',
      institution_id,
    });
  });

  test('of another institution, or by another type, find nothing', async () => {
    const { container_id, content_id, institution_id } = await makeLink();
    await publishNow(app, author, container_id);
    const elsewhere = await app.make.institution();
    const wanted = [
      { content_id, institution_id: elsewhere },
      { content_id, institution_id, content_type: 'mcq' as const },
    ];
    for (const each of wanted)
      expect((await app.as(null).refused(openGeneric, each)).problem).toBe('players.not_found');
    const stranger = await app.make.person();
    expect((await app.as(stranger).refused(previewGeneric, { container_id })).problem).toBe(
      'container.not_found',
    );
  });

  test('get what was published while the next version is written', async () => {
    const { container_id, content_id, institution_id } = await makeLink();
    await publishNow(app, author, container_id);
    await app.db.inTransaction((tx) =>
      tx
        .updateTable('containers')
        .set({ json_data: JSON.stringify({ ...doc, link: 'https://example.org' }) })
        .where('institution_id', '=', institution_id)
        .where('container_id', '=', container_id)
        .execute(),
    );
    expect((await app.as(null).ok(openGeneric, { content_id, institution_id })).body).toEqual(body);
  });
});

describe('the preview', () => {
  test('shows what is saved, and what was saved at an entry of the history', async () => {
    const { container_id } = await makeLink();
    expect(await app.as(author).ok(previewGeneric, { container_id })).toMatchObject({ body });
    const next = { ...doc, link: 'https://example.org' };
    await app.as(author).ok(updateContainer, await save(container_id, next));
    expect(await app.as(author).ok(previewGeneric, { container_id })).toMatchObject({
      body: { kind: 'link', link: next.link },
    });
    const { records } = await app.as(author).ok(listHistory, { container_id });
    const [entry] = records.filter(({ action }) => action === 'save');
    const { history_id = '' } = entry ?? {};
    expect(await app.as(author).ok(previewGeneric, { container_id, history_id })).toMatchObject({
      body: { kind: 'link', link: next.link },
    });
  });

  test('is not made of content that is attempted', async () => {
    const { container_id } = await app.make.container({ author, content_type: 'mcq' });
    expect((await app.as(author).refused(previewGeneric, { container_id })).problem).toBe(
      'container.not_found',
    );
  });
});
