import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const counted = vi.hoisted(() => ({ syncs: 0 }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return {
    ...real,
    fsyncSync: (descriptor: number) => {
      counted.syncs += 1;
      real.fsyncSync(descriptor);
    },
  };
});

const { DurableNodeFS } = await import('./durable-node-fs.ts');
const { durableParams } = await import('./start-params.ts');

let folder: string;
let database: PGlite;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'takhti-durability-'));
  database = await PGlite.create({
    fs: new DurableNodeFS(path.join(folder, 'database')),
    startParams: durableParams,
  });
  await database.exec('create table kept (id integer); checkpoint;');
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function syncsOf(statement: string): Promise<number> {
  counted.syncs = 0;
  await database.exec(statement);
  return counted.syncs;
}

test('PostgreSQL means to sync, by the one way that reaches the disk', async () => {
  const { rows } = await database.query(
    "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method, current_setting('synchronous_commit') as waits",
  );
  expect(rows).toEqual([{ fsync: 'on', method: 'fsync', waits: 'on' }]);
});

test('it is started with small buffers', async () => {
  const { rows } = await database.query(
    "select current_setting('shared_buffers') as buffers, current_setting('maintenance_work_mem') as tidying",
  );
  expect(rows).toEqual([{ buffers: '48MB', tidying: '16MB' }]);
});

test('a commit reaches the disk before it is acknowledged, with one sync', async () => {
  expect(await syncsOf('insert into kept values (1)')).toBe(1);
  expect(await syncsOf('begin; insert into kept values (2); insert into kept values (3); commit')).toBe(1);
});

test('reading and undoing sync nothing', async () => {
  expect(await syncsOf('select * from kept')).toBe(0);
  expect(await syncsOf('begin; insert into kept values (4); rollback')).toBe(0);
});

test('a checkpoint syncs the data files, not the log alone', async () => {
  await database.exec('insert into kept select generate_series(1, 1000)');
  expect(await syncsOf('checkpoint')).toBeGreaterThan(2);
});
