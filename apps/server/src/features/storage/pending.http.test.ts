import { readStorage, uploadFile } from '@takhti/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage, type Storage } from '../../platform/storage/index.ts';
import { startBucket } from '../../platform/storage/testing/bucket.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { onePixel } from '../../testing/things.ts';
import { dropFile } from './reserve-file.ts';
import { insertPending } from './pending.queries.ts';
import { sweepFiles } from './sweep-files.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let author: TestPerson;
/** What a test makes of storing and removing. */
let put: Storage['put'];
let remove: Storage['remove'];
let stored: Storage;
const keys: string[] = [];

beforeEach(async () => {
  const bucket = await startBucket();
  stored = openStorage({ data_dir: 'unused', s3: bucket.settings });
  ({ put, remove } = stored);
  keys.length = 0;
  const storage: Storage = {
    ...stored,
    put: (key, body, mediaType) => {
      keys.push(key);
      return put(key, body, mediaType);
    },
    remove: (key) => remove(key),
  };
  server = await makeTestApp({ storage: { quota_bytes: 100, unused_days: 30 } }, undefined, { storage });
  author = await server.make.person();
  return bucket.close;
});
afterEach(() => server.close());

async function send(who = author) {
  const { container_id } = await server.make.container({ author: who });
  return server.as(who).call(uploadFile, { container_id }, { file_name: 'a.png', body: onePixel });
}
const isStored = async (key = keys[0]): Promise<boolean> => (await stored.get(key ?? '')) !== null;
const away = (): Promise<never> => Promise.reject(new Error('the storage is away'));
const countPending = async (): Promise<number> => {
  const rows = await server.db.inReadTransaction((tx) =>
    tx
      .selectFrom('pending_files')
      .select('storage_key')
      .where('institution_id', '=', author.institution_id)
      .execute(),
  );
  return rows.length;
};

test('a file whose server died before it had a row is swept away after a day', async () => {
  put = async (...file) => {
    await stored.put(...file);
    throw new Error('killed');
  };
  remove = away;
  expect((await send()).error_code).toBeLessThan(0);
  remove = stored.remove;
  expect([await isStored(), await countPending()]).toEqual([true, 1]);
  await sweepFiles(server.services, 30);
  expect(await isStored()).toBe(true);
  server.clock.advance(2 * day);
  await sweepFiles(server.services, 30);
  expect([await isStored(), await countPending()]).toEqual([false, 0]);
});

test('a file that could not be stored takes no room, one that was leaves no note', async () => {
  put = away;
  for (let time = 0; time < 5; time += 1) expect((await send()).error_code).toBeLessThan(0);
  put = stored.put;
  expect((await send()).error_code).toBe(0);
  expect(await countPending()).toBe(0);
});

test('nor does one that cannot be removed either, as long as the storage is away', async () => {
  [put, remove] = [away, away];
  for (let time = 0; time < 5; time += 1) expect((await send()).error_code).toBeLessThan(0);
  [put, remove] = [stored.put, stored.remove];
  expect((await send()).error_code).toBe(0);
  // What may be there is looked for later.
  expect(await countPending()).toBe(5);
});

test('of two files that come at once and of which one has room, one is taken', async () => {
  // The picture of a pixel is more than half of the room.
  const { bytes } = await (async () => {
    await send();
    const admin = await server.make.person({ institution_id: author.institution_id, roles: ['admin'] });
    return server.as(admin).ok(readStorage, {});
  })();
  const room = Math.floor(100 / bytes);
  const other = await server.make.person();
  put = async (...file) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await stored.put(...file);
  };
  const answers = await Promise.all(Array.from({ length: room + 2 }, () => send(other)));
  expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(room);
});

test('a stored file that cannot be removed now goes with a later sweep', async () => {
  expect((await send()).error_code).toBe(0);
  remove = away;
  server.clock.advance(2 * day);
  await sweepFiles(server.services, 30);
  server.clock.advance(31 * day);
  await expect(sweepFiles(server.services, 30)).rejects.toThrow('away');
  expect(await isStored()).toBe(true);
  remove = stored.remove;
  await sweepFiles(server.services, 30);
  expect([await isStored(), await countPending()]).toEqual([false, 0]);
});

test('many files are removed a few at a time: uploads wait for the same connections', async () => {
  await server.db.inTransaction((tx) =>
    insertPending(
      tx,
      Array.from({ length: 40 }, (_, at) => ({
        institution_id: author.institution_id,
        storage_key: `left-${at}`,
        bytes: 1,
      })),
      new Date(0),
    ),
  );
  let atOnce = 0;
  let most = 0;
  remove = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((done) => setTimeout(done, 1));
    atOnce -= 1;
  };
  await sweepFiles(server.services, 30);
  expect(await countPending()).toBe(0);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(10);
});

test('a sweep ends when the server stops, and takes nothing for unused that it did not look for', async () => {
  expect((await send()).error_code).toBe(0);
  server.clock.advance(2 * day);
  const { background } = server.services;
  await sweepFiles({ ...server.services, background: { ...background, stopping: AbortSignal.abort() } }, 30);
  const [row] = await server.db.inReadTransaction((tx) =>
    tx
      .selectFrom('uploads')
      .select('unused_since')
      .where('institution_id', '=', author.institution_id)
      .execute(),
  );
  expect(row).toEqual({ unused_since: null });
});

test('a file whose row was written although the answer never came is not removed', async () => {
  expect((await send()).error_code).toBe(0);
  const { institution_id } = author;
  await dropFile(server.services, { institution_id, storage_key: keys[0] ?? '', bytes: 1 });
  expect(await isStored()).toBe(true);
});
