import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypeModels, type AnyContentTypeModel } from '@takhti/content-types';
import { uploadOf } from '@takhti/content-types/kit';
import type { ContentType } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { insertUpload } from '../media/index.ts';
import { sweepFiles } from './sweep-files.ts';

const packages = fileURLToPath(new URL('../../../../../packages/content-types/src', import.meta.url));
const frozen = globSync('**/fixtures/v*/*.json', { cwd: packages })
  .toSorted()
  .map((file): unknown => JSON.parse(readFileSync(join(packages, file), 'utf8')));
const day = 24 * 3600 * 1000;
const kept_days = 30;

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

/** A frozen document with files of its own, and their ids. */
function withNewFiles(model: AnyContentTypeModel, stored: unknown): { doc: object; ids: string[] } {
  const ids: string[] = [];
  const doc = model.mapMedia(stored, (address) => {
    if (uploadOf(address) === '') return address;
    const upload_id = newId();
    ids.push(upload_id);
    return `/files/${upload_id}`;
  });
  return { doc: doc as object, ids };
}

async function keep(container_id: string, upload_id: string): Promise<void> {
  const { institution_id, user_id } = author;
  const file = { file_name: 'a', media_type: 'application/zip', bytes: 1, width: 0, height: 0 };
  const storage_key = `${institution_id}/${upload_id}`;
  await app.services.storage.put(storage_key, Buffer.from('a'), file.media_type);
  const row = { ...file, institution_id, user_id, container_id, upload_id, storage_key };
  await app.db.inTransaction((tx) => insertUpload(tx, row));
}

test('what documents of any type name is never swept, what they do not name is', async () => {
  const used: string[] = [];
  const types = new Set<string>();
  for (const [content_type, model] of Object.entries<AnyContentTypeModel>(contentTypeModels))
    for (const stored of frozen) {
      // One of each type: where else a document names files its model tells, and tests of its own.
      if (types.has(content_type) || !model.read(stored).ok) continue;
      const { doc, ids } = withNewFiles(model, stored);
      if (ids.length === 0) continue;
      const made = { author, content_type: content_type as ContentType, json_data: doc };
      const { container_id } = await app.make.container(made);
      for (const upload_id of ids) await keep(container_id, upload_id);
      used.push(...ids);
      types.add(content_type);
    }
  expect([...types]).toEqual(
    expect.arrayContaining(['document', 'video', 'zip', 'html_zip', 'e_book', 'game']),
  );
  const { container_id } = await app.make.container({ author });
  const unused = newId();
  await keep(container_id, unused);

  app.clock.advance(2 * day);
  await sweepFiles(app.services, kept_days);
  app.clock.advance((kept_days + 1) * day);
  await sweepFiles(app.services, kept_days);
  const rows = await app.db.inReadTransaction((tx) =>
    tx
      .selectFrom('uploads')
      .select('upload_id')
      .where('institution_id', '=', author.institution_id)
      .execute(),
  );
  const left = new Set(rows.map(({ upload_id }) => upload_id));
  expect(used.filter((upload_id) => !left.has(upload_id))).toEqual([]);
  expect(left.has(unused)).toBe(false);
});
