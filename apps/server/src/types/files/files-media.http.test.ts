import { contentTypeModels } from '@takhti/content-types';
import { defineFilesType, filesDoc } from '@takhti/content-types/files';
import {
  createContainer,
  editPublished,
  openContainer,
  openGeneric,
  previewGeneric,
  uploadFile,
} from '@takhti/contract';
import type { GenericContent, OpenedContainer } from '@takhti/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { publishNow } from '../../testing/published-content.ts';
import { serverTypes } from '../registry.ts';
import { filesTypeOf } from './files-types.ts';

// Another type in the place of one that there is: what is tested is the family, with the least that holds a file.
const PictureDoc = z.object({ schema_version: z.literal(1), ...filesDoc, picture: z.string() });
const content_type = 'document';
const model = defineFilesType({
  content_type,
  schema: PictureDoc,
  schema_version: 1,
  upgrades: {},
  defaults: { picture: '' },
  findings: () => [],
  mapRichText: null,
  mapMedia: (doc, change) => ({ ...doc, picture: change(doc.picture) }),
  body: ({ picture }) => ({ kind: 'link', link: picture }),
});

// Test files of one worker share the registries: what was there is put back.
const own = { model: contentTypeModels[content_type], type: serverTypes[content_type] };
let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  Object.assign(contentTypeModels, { [content_type]: model });
  Object.assign(serverTypes, { [content_type]: filesTypeOf(model) });
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(async () => {
  Object.assign(contentTypeModels, { [content_type]: own.model });
  Object.assign(serverTypes, { [content_type]: own.type });
  await app.close();
});

async function make(picture: string, who = author): Promise<OpenedContainer> {
  const { skill_id } = await app.make.skill({ institution_id: who.institution_id });
  const json_data = JSON.stringify({ schema_version: 1, description: 'A pond', picture });
  const start = { content_type, title: 'The pond', language: 'english', skill_id, json_data } as const;
  return app.as(who).ok(createContainer, start);
}

async function upload(who = author) {
  const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  const { container_id } = await app.make.container({ author: who });
  return app.as(who).ok(uploadFile, { container_id }, { file_name: 'a.png', body });
}

/** Puts a file into what is stored, past all that looks at documents when they are saved. */
const plant = ({ container_id }: OpenedContainer, picture: string) =>
  app.db.inTransaction((tx) =>
    tx
      .updateTable('containers')
      .set({ json_data: JSON.stringify({ schema_version: 1, description: 'A pond', picture }) })
      .where('institution_id', '=', author.institution_id)
      .where('container_id', '=', container_id)
      .execute(),
  );

const pictureIn = ({ json_data }: OpenedContainer): string => model.open(json_data).picture;
const addressIn = ({ body }: GenericContent): string => (body.kind === 'link' ? body.link : '');
const shownTo = async ({ content_id, institution_id }: OpenedContainer): Promise<string> =>
  addressIn(await app.as(null).ok(openGeneric, { content_id, institution_id }));
const previewed = async ({ container_id }: OpenedContainer): Promise<string> =>
  addressIn(await app.as(author).ok(previewGeneric, { container_id }));
const loads = async (url: string) => (await app.app.inject({ method: 'GET', url })).statusCode;

test('a file of a document is stored bare, and signed for its author, in the preview and for learners', async () => {
  const { url, file_path } = await upload();
  const made = await make(url);
  await publishNow(app, author, made.container_id);
  const { json_data } = await app.db.inReadTransaction((tx) =>
    tx
      .selectFrom('publications')
      .select('json_data')
      .where('institution_id', '=', author.institution_id)
      .where('container_id', '=', made.container_id)
      .executeTakeFirstOrThrow(),
  );
  expect(json_data).toMatchObject({ picture: file_path });
  const opened = await app.as(author).ok(openContainer, { container_id: made.container_id });
  for (const address of [pictureIn(opened), await previewed(made), await shownTo(made)]) {
    expect(address.startsWith(`${file_path}?e=`)).toBe(true);
    expect(await loads(address)).toBe(200);
  }
});

test('a copy has a file of its own', async () => {
  const { url, upload_id } = await upload();
  const made = await make(url);
  await publishNow(app, author, made.container_id);
  const { content_id } = made;
  const copy = await app.as(author).ok(editPublished, { content_id, is_duplicate: 1 });
  expect(pictureIn(copy)).not.toContain(upload_id);
  expect(await loads(pictureIn(copy))).toBe(200);
});

test('another institution’s file is taken out of what is saved, previewed and published', async () => {
  const theirs = await upload(await app.make.person({ institution_id: await app.make.institution() }));
  expect(pictureIn(await make(theirs.url))).toBe('');
  const planted = await make('');
  await plant(planted, theirs.file_path);
  expect(await previewed(planted)).toBe('');
  await publishNow(app, author, planted.container_id);
  expect(await shownTo(planted)).toBe('');
  expect(await previewed(planted)).toBe('');
});
