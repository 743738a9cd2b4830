import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../connection/connection.ts';
import { copyTemplate, isEmbedded } from '../../testing/copy-template.ts';
import { openForTests } from '../../testing/embedded-template.ts';
import { FolderInUse } from '../folder-lock.ts';
import { openEmbedded } from '../open-embedded.ts';
import { withSnapshot } from './ask-for-snapshot.ts';
import { snapshotPrefix } from './serve-snapshots.ts';

describe.runIf(isEmbedded)('a database that a server uses', () => {
  // A copy is opened by an engine of its own, slow to start on a machine that has other work.
  vi.setConfig({ testTimeout: 60_000 });
  let root: string;
  let server: Connection;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'takhti-snapshot-'));
    await copyTemplate(root);
    // Of a server that was killed.
    await mkdir(path.join(root, `${snapshotPrefix}left`));
    server = await openEmbedded({
      data_dir: root,
      log: () => undefined,
      is_durable: false,
      has_housekeeping: false,
      gives_snapshots: true,
    });
    await server.inTransaction((tx) => sql`create table kept (n integer primary key)`.execute(tx));
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });

  const add = (n: number) => server.inTransaction((tx) => sql`insert into kept values (${n})`.execute(tx));
  const countIn = (connection: Connection): Promise<number> =>
    connection.inReadTransaction(async (tx) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from kept`.execute(tx);
      return rows[0]?.n ?? 0;
    });
  const snapshots = async (): Promise<string[]> =>
    (await readdir(root)).filter((name) => name.startsWith(snapshotPrefix));

  test('is copied with all that was acknowledged, while people go on, and the copy is removed', async () => {
    expect(await snapshots()).toEqual([]);
    await expect(openForTests(root)).rejects.toThrow(FolderInUse);
    const told = { acknowledged: 0, isDone: false };
    const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
    const writing = (async () => {
      while (!told.isDone) {
        await add(told.acknowledged);
        told.acknowledged += 1;
        if (told.acknowledged === 5) begin(undefined);
      }
    })();
    await begun;
    const before = told.acknowledged;
    const copied = await withSnapshot(root, async (folder) => {
      const meanwhile = told.acknowledged;
      const copy = await openForTests(folder);
      const count = await countIn(copy);
      await copy.close();
      expect(told.acknowledged).toBeGreaterThan(meanwhile);
      return count;
    });
    told.isDone = true;
    await writing;
    expect(copied).toBeGreaterThanOrEqual(before);
    expect(copied).toBeLessThanOrEqual(told.acknowledged);
    expect(await countIn(server)).toBe(told.acknowledged);
    await expect.poll(snapshots).toEqual([]);
  });
});

test('without a running server the command says so', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'takhti-nobody-'));
  await expect(withSnapshot(folder, () => Promise.resolve())).rejects.toThrow(/gives no snapshot/);
  await rm(folder, { recursive: true });
});
