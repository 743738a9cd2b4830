import { readStorage, saveQuestion, uploadFile } from '@takhti/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openStorage, type Storage } from '../../platform/storage/index.ts';
import { startBucket } from '../../platform/storage/testing/bucket.ts';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { publishNow } from '../../testing/published-content.ts';
import { onePixel } from '../../testing/things.ts';
import { claimUploads, copyUploads } from '../media/index.ts';
import { sweepFiles } from './sweep-files.ts';

const day = 24 * 3600 * 1000;
const kept_days = 30;

let server: TestApp;
let author: TestPerson;
let bank: { container_id: string };
/** Where files are kept: a folder of this machine, or what a test says. */
let storage: Storage | undefined;
beforeEach(async () => {
  server = await makeTestApp({}, undefined, storage && { storage });
  author = await server.make.person({ roles: ['cd'] });
  bank = await server.make.container({ author });
  return () => server.close();
});

const upload = () =>
  server
    .as(author)
    .ok(uploadFile, { container_id: bank.container_id }, { file_name: 'a.png', body: onePixel });
const isThere = async ({ url }: { url: string }): Promise<boolean> =>
  (await server.app.inject({ method: 'GET', url })).statusCode === 200;
const keyOf = ({ upload_id }: { upload_id: string }): Promise<string> =>
  server.db.inReadTransaction(async (tx) => {
    const found = tx.selectFrom('uploads').select('storage_key').where('upload_id', '=', upload_id);
    return (await found.executeTakeFirstOrThrow()).storage_key;
  });
const showing = ({ url }: { url: string }) => questionDoc({ question: `<p>What? <img src="${url}"></p>` });
const sweep = (): Promise<number> => sweepFiles(server.services, kept_days);

/** As the job does it through the weeks: marks, and removes what was marked for long enough. */
async function letWeeksPass(): Promise<void> {
  server.clock.advance(2 * day);
  await sweep();
  server.clock.advance((kept_days + 1) * day);
  await sweep();
}

describe.each([
  ['a local folder', false],
  ['an S3-compatible storage', true],
])('the sweep of files in %s', (_name, isBucket) => {
  beforeAll(async () => {
    if (!isBucket) return;
    const { settings, close } = await startBucket();
    storage = openStorage({ data_dir: 'unused', s3: settings });
    return async () => {
      storage = undefined;
      await close();
    };
  });

  test('takes what nothing refers to, after its days of grace', async () => {
    const file = await upload();
    server.clock.advance(2 * day);
    await sweep();
    server.clock.advance((kept_days - 1) * day);
    await sweep();
    expect(await isThere(file)).toBe(true);
    const key = await keyOf(file);
    server.clock.advance(2 * day);
    await sweep();
    expect(await isThere(file)).toBe(false);
    expect(await server.services.storage.get(key)).toBeNull();
  });

  test('leaves alone what a document shows, what an older version showed, and what learners get', async () => {
    const [shown, replaced, published] = [await upload(), await upload(), await upload()];
    const { container_id } = bank;
    await server.as(author).ok(saveQuestion, { container_id, ...showing(shown) });
    const first = await server.as(author).ok(saveQuestion, { container_id, ...showing(replaced) });
    const { content_id, version } = first;
    await server.as(author).ok(saveQuestion, {
      container_id,
      content_id,
      version,
      ...questionDoc({ question: '<p>No picture</p>' }),
    });
    const other = await server.make.container({ author });
    await server.as(author).ok(saveQuestion, { container_id: other.container_id, ...showing(published) });
    await publishNow(server, author, other.container_id);
    await server.db.inTransaction((tx) =>
      tx.deleteFrom('questions').where('container_id', '=', other.container_id).execute(),
    );
    await letWeeksPass();
    expect(await Promise.all([shown, replaced, published].map(isThere))).toEqual([true, true, true]);
  });

  test('leaves the stored file to a copy that is in use', async () => {
    const original = await upload();
    const copies = await server.db.inTransaction((tx) =>
      copyUploads(tx, author, bank.container_id, [original.upload_id]),
    );
    const copy = server.services.files.of(author.institution_id).sign(copies.get(original.upload_id) ?? '');
    await server.as(author).ok(saveQuestion, { container_id: bank.container_id, ...showing({ url: copy }) });
    await letWeeksPass();
    expect(await isThere(original)).toBe(false);
    expect(await isThere({ url: copy })).toBe(true);
  });

  test('a file that a document claims again counts as used from then on', async () => {
    const file = await upload();
    server.clock.advance(2 * day);
    await sweep();
    await server.db.inTransaction((tx) => claimUploads(tx, author.institution_id, [file.upload_id]));
    server.clock.advance((kept_days + 1) * day);
    await sweep();
    expect(await isThere(file)).toBe(true);
  });
});

describe('room for files', () => {
  let small: TestApp;
  afterAll(() => small.close());

  test('an institution that is full is told so, others are not, and its administrator sees how full it is', async () => {
    const bucket = await startBucket();
    onTestFinished(bucket.close);
    small = await makeTestApp({ storage: { quota_bytes: 100, unused_days: kept_days } }, undefined, {
      storage: openStorage({ data_dir: 'unused', s3: bucket.settings }),
    });
    const full = await small.make.person({ roles: ['cd'] });
    const other = await small.make.person({ roles: ['cd'] });
    const send = async (who: TestPerson) => {
      const { container_id } = await small.make.container({ author: who });
      return small.as(who).call(uploadFile, { container_id }, { file_name: 'a.png', body: onePixel });
    };
    const answers = [await send(full), await send(full), await send(full), await send(full)];
    expect(answers[0]).toMatchObject({ error_code: 0 });
    expect(answers.at(-1)?.data).toMatchObject({ problem: 'uploads.no_room' });
    expect(await send(other)).toMatchObject({ error_code: 0 });

    const { institution_id } = full;
    const admin = await small.make.person({ institution_id, roles: ['admin'] });
    const stored = await small.as(admin).ok(readStorage, {});
    expect(stored).toMatchObject({ quota_bytes: 100 });
    expect(stored.bytes).toBeGreaterThan(0);
    expect(stored.bytes).toBeLessThanOrEqual(100);
    expect(stored.files).toBe(answers.filter(({ error_code }) => error_code === 0).length);
  });
});
