import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { uploadFile } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { onePixel } from '../../../testing/things.ts';
import { systemClock } from '../../clock.ts';
import { openLocalFolder } from '../../storage/local-folder.ts';
import { migrationsFolder, readMigrations } from '../migrate/migrate.ts';
import { makeOwnDatabase, type OwnDatabase } from '../testing/own-database.ts';
import { testVault } from '../../vault/testing/test-vault.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let server: TestApp;
let own: OwnDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'takhti-backup-files-'));
  server = await makeTestApp();
  own = await makeOwnDatabase();
});
afterAll(async () => {
  await own.remove();
  await server.close();
  await rm(folder, { recursive: true });
});

const listFiles = () =>
  server.db.inReadTransaction((tx) =>
    tx.selectFrom('uploads').select('storage_key').orderBy('storage_key').execute(),
  );

test('a backup carries the uploaded files to another place, byte for byte, and leaves out what is gone', async () => {
  const author = await server.make.person();
  const { container_id } = await server.make.container({ author });
  for (const name of ['a.png', 'b.png', 'gone.png'])
    await server.as(author).ok(uploadFile, { container_id }, { file_name: name, body: onePixel });
  const [gone, ...kept] = await listFiles();
  await server.services.storage.remove(gone?.storage_key ?? '');
  expect(kept).toHaveLength(2);

  const file = path.join(folder, 'files.jsonl.gz');
  const written = await writeBackup(server.db, file, systemClock, { storage: server.services.storage });
  expect(written.files).toBe(2);

  const elsewhere = openLocalFolder(path.join(folder, 'elsewhere'));
  const migrations = await readMigrations(migrationsFolder);
  const settings = { file, migrations, is_forced: false, vault: testVault, storage: elsewhere };
  expect(await restoreBackup(own.connection, settings)).toEqual(written);
  for (const { storage_key } of kept) {
    const [original, restored] = await Promise.all(
      [server.services.storage, elsewhere].map(async (storage) => {
        const found = await storage.get(storage_key);
        return found && (await buffer(found.body));
      }),
    );
    expect(original?.length).toBeGreaterThan(0);
    expect(restored?.equals(original ?? Buffer.alloc(0))).toBe(true);
  }
});

test('without a storage only the rows are kept', { timeout: 60_000 }, async () => {
  const file = path.join(folder, 'rows.jsonl.gz');
  expect(await writeBackup(server.db, file, systemClock)).toMatchObject({ files: 0 });
});
