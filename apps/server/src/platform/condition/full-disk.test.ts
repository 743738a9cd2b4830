import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded, type EmbeddedConnection } from '../db/embedded/open-embedded.ts';
import { faultKindOf } from './fault-kind.ts';
import { lookAtFolder } from './folder-state.ts';

const run = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

/** A disk of its own needs a system that lets us mount one. */
const probe = await mkdtemp(path.join(tmpdir(), 'takhti-disk-'));
const canMount = run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe);
if (canMount) run('umount', probe);
await rm(probe, { recursive: true });

describe.skipIf(!canMount)('on a disk of its own', { timeout: 120_000 }, () => {
  let disk: string;
  beforeAll(async () => {
    disk = await mkdtemp(path.join(tmpdir(), 'takhti-disk-'));
    run('mount', '-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk);
  });
  afterAll(async () => {
    run('umount', disk);
    await rm(disk, { recursive: true });
  });

  let database: EmbeddedConnection;
  beforeEach(async () => {
    database = await openEmbedded({
      data_dir: disk,
      log: () => undefined,
      is_durable: false,
      has_housekeeping: false,
    });
    await database.inTransaction((tx) => sql`create table if not exists kept (filler text)`.execute(tx));
  }, 120_000);
  afterEach(async () => {
    run('mount', '-o', 'remount,rw', disk);
    await rm(path.join(disk, 'fill'), { force: true });
    await database.close();
  });

  const fill = async (): Promise<void> => {
    const file = await open(path.join(disk, 'fill'), 'a');
    const piece = Buffer.alloc(16_384, 1);
    while (
      await file.write(piece).then(
        ({ bytesWritten }) => bytesWritten === piece.length,
        () => false,
      )
    );
    await file.close();
  };
  const write = (): Promise<unknown> =>
    database.inTransaction((tx) =>
      sql`insert into kept select repeat(md5(n::text), 200) from generate_series(1, 200) n`.execute(tx),
    );
  const firstFault = async (): Promise<unknown> => {
    for (let n = 0; n < 200; n += 1) {
      const error = await write().catch((failure: unknown) => failure);
      if (error instanceof Error) return error;
    }
    return null;
  };

  test('a full disk is told as one, and saving goes on once there is room', async () => {
    await fill();
    expect(await lookAtFolder(disk)).toBe('disk_full');
    expect(faultKindOf(await firstFault())).toBe('disk_full');
    expect(faultKindOf(await firstFault())).toBe('disk_full');
    await rm(path.join(disk, 'fill'));
    await write();
  });

  test('a disk that turned read-only is told as one, and saving goes on', async () => {
    await database.close();
    run('mount', '-o', 'remount,ro', disk);
    expect(await lookAtFolder(disk)).toBe('read_only');
    const opening = openEmbedded({ data_dir: disk, log: () => undefined, is_durable: false });
    await expect(opening).rejects.toThrow(/cannot be written: give this user the right/);
    run('mount', '-o', 'remount,rw', disk);
    expect(['ok', 'nearly_full']).toContain(await lookAtFolder(disk));
  });
});
