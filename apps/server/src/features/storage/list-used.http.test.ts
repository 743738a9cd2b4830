import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tableNames } from '../../platform/db/index.ts';
import { isEmbedded } from '../../platform/db/testing/copy-template.ts';
import { newId } from '../../platform/ids.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { insertUpload } from '../media/index.ts';
import { listUsed } from './list-used.ts';
import { listPages, listParts, type WeighedPart } from './references.queries.ts';
import { sweepFiles } from './sweep-files.ts';

const day = 24 * 3600 * 1000;
const megabyte = 1024 * 1024;

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
});
beforeEach(async () => {
  author = await app.make.person();
});
afterAll(() => app.close());

const read: TestApp['db']['inReadTransaction'] = (work) => app.db.inReadTransaction(work);

/** A document that names these files, of a megabyte that is packed to a hundredth of it. */
async function keepLong(owner: TestPerson, upload_ids: readonly string[]): Promise<string> {
  const files = upload_ids.map((upload_id) => `/files/${upload_id}`);
  const json_data = { files, material: 'A long text. '.repeat(megabyte / 13) };
  const { container_id } = await app.make.container({ author: owner, json_data });
  return container_id;
}

async function keepFile({ institution_id, user_id }: TestPerson): Promise<string> {
  const upload_id = newId();
  const { container_id } = await app.make.container({ author: { ...author, institution_id, user_id } });
  const file = { file_name: 'a', media_type: 'application/zip', bytes: 1, width: 0, height: 0 };
  const storage_key = `${institution_id}/${upload_id}`;
  await app.services.storage.put(storage_key, Buffer.from('a'), file.media_type);
  const row = { ...file, institution_id, user_id, container_id, upload_id, storage_key };
  await app.db.inTransaction((tx) => insertUpload(tx, row));
  return upload_id;
}

async function isKept(upload_id: string): Promise<boolean> {
  const rows = await read((tx) =>
    tx.selectFrom('uploads').select('upload_id').where('upload_id', '=', upload_id).execute(),
  );
  return rows.length > 0;
}

async function partsOf(table: string, bytes: number): Promise<WeighedPart[]> {
  const pages = await read((tx) => listPages(tx, table));
  const parts = await Promise.all(pages.map((each) => read((tx) => listParts(tx, table, each, bytes))));
  return parts.flat();
}

test('a step reads so many bytes unpacked, however small its rows are packed', async () => {
  for (let time = 0; time < 24; time += 1) await keepLong(author, []);
  const parts = await partsOf('containers', 4 * megabyte);
  const sizes = await read(async (tx) => {
    const measured: { packed: number; unpacked: number }[] = [];
    for (const { from, to } of parts) {
      const { rows } = await sql<{ packed: number; unpacked: number }>`
        select sum(pg_column_size(json_data))::int as packed, sum(octet_length(part::text))::int as unpacked
        from containers as part where ctid >= ${from}::tid and ctid < ${to}::tid`.execute(tx);
      measured.push(...rows);
    }
    return measured;
  });
  const total = (of: 'packed' | 'unpacked'): number => sizes.reduce((sum, size) => sum + size[of], 0);
  expect(total('unpacked')).toBeGreaterThan(24 * megabyte);
  expect(total('packed')).toBeLessThan(megabyte);
  // The last row of a step may be more than what was left of it.
  expect(Math.max(...sizes.map(({ unpacked }) => unpacked))).toBeLessThan(5.5 * megabyte);
});

test.each(tableNames)(
  'parts of %s hold each of its rows once, and a half is less than the whole',
  async (table) => {
    const { rows } = await read((tx) =>
      sql<{ total: number }>`select count(*)::int as total from ${sql.table(table)}`.execute(tx),
    );
    const parts = await partsOf(table, 1_000);
    expect(parts.reduce((sum, part) => sum + part.rows, 0)).toBe(rows[0]?.total);
    for (const part of (await partsOf(table, 1e12)).filter((each) => each.rows > 1)) {
      const halves = await read((tx) => listParts(tx, table, part, part.bytes / 2));
      expect(halves.length).toBeGreaterThan(1);
      expect(halves.at(-1)?.to).toBe(part.to);
    }
  },
);

/** The database, for which any step that finds more than so many files is too much. */
function withLimit(most: number, error: Error): Pick<TestApp['services'], 'db'> {
  const inReadTransaction: TestApp['db']['inReadTransaction'] = async (work) => {
    const found = await read(work);
    const isIds = Array.isArray(found) && found.every((each) => typeof each === 'string');
    if (isIds && found.length > most) throw error;
    return found;
  };
  return { db: { ...app.db, inReadTransaction } };
}
const overLimit = Object.assign(new Error('canceling statement'), { code: '57014' });

test('a step that takes too long is halved, until it does not', async () => {
  const files = [newId(), newId(), newId(), newId(), newId()];
  for (const file of files) await app.make.container({ author, json_data: { file: `/files/${file}` } });
  const used = await listUsed({ ...app.services, ...withLimit(1, overLimit) });
  for (const file of files) expect(used?.upload_ids).toContain(file);
  expect(used).toMatchObject({ unread_rows: 0, institutions: new Set() });
});

// The embedded database cancels no statement that runs.
test.skipIf(isEmbedded)(
  'a step that the database itself cancels is halved, and reading goes on',
  async () => {
    const files = [newId(), newId(), newId()];
    for (const file of files) await app.make.container({ author, json_data: { file: `/files/${file}` } });
    let cancelled = 0;
    const inReadTransaction: TestApp['db']['inReadTransaction'] = (work) =>
      read(async (tx) => {
        const found = await work(tx);
        if (!Array.isArray(found) || found.filter((each) => files.some((file) => file === each)).length < 2)
          return found;
        cancelled += 1;
        await sql`set local statement_timeout = 50`.execute(tx);
        await sql`select pg_sleep(20)`.execute(tx);
        return found;
      });
    const used = await listUsed({ ...app.services, db: { ...app.db, inReadTransaction } });
    expect(cancelled).toBeGreaterThan(0);
    for (const file of files) expect(used?.upload_ids).toContain(file);
    expect(used).toMatchObject({ unread_rows: 0, institutions: new Set() });
  },
);

test('of an institution with a row that cannot be read every file stays; those of others go', async () => {
  const other = await app.make.person();
  const [ours, theirs, shown] = [await keepFile(author), await keepFile(other), await keepFile(other)];
  await keepLong(author, [newId(), newId(), newId()]);
  await keepLong(other, [shown]);
  const lines: string[] = [];
  const { background } = app.services;
  const attempt: typeof background.attempt = (name, work) =>
    background.attempt(name, work).then(() => void lines.push(name));
  const base = { ...app.services, ...withLimit(2, overLimit), background: { ...background, attempt } };

  app.clock.advance(2 * day);
  expect(await sweepFiles(base, 30)).toBe(1);
  app.clock.advance(31 * day);
  expect(await sweepFiles(base, 30)).toBe(1);
  expect(await Promise.all([ours, theirs, shown].map(isKept))).toEqual([true, false, true]);
  expect(lines).toEqual(Array.from({ length: 2 }, () => 'sweep of files: reading a row of containers'));
});

test('a database that is away ends the sweep, and marks nothing', async () => {
  const file = await keepFile(author);
  await keepLong(author, [newId()]);
  app.clock.advance(2 * day);
  const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
  await expect(sweepFiles({ ...app.services, ...withLimit(0, gone) }, 30)).rejects.toThrow('terminating');
  const [row] = await read((tx) =>
    tx.selectFrom('uploads').select('unused_since').where('upload_id', '=', file).execute(),
  );
  expect(row).toEqual({ unused_since: null });
});
