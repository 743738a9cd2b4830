import { mkdtemp, open, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../connection/database-unavailable.ts';
import { copyTemplate, isEmbedded } from '../testing/copy-template.ts';
import { openForTests } from '../testing/embedded-template.ts';
import { foldersIn } from './data-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'takhti-damaged-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function overwrite(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(64, 0x5a), 0, 64, 0);
  await handle.close();
}

const damages: readonly [string, (data: string) => Promise<void>][] = [
  ['a control file that was overwritten', (data) => overwrite(path.join(data, 'global/pg_control'))],
  ['a control file that is missing', (data) => rm(path.join(data, 'global/pg_control'))],
  ['a control file that was cut off', (data) => truncate(path.join(data, 'global/pg_control'), 100)],
  ['a log that is missing', (data) => rm(path.join(data, 'pg_wal'), { recursive: true })],
  ['a map of files that is missing', (data) => rm(path.join(data, 'global/pg_filenode.map'))],
];

test.runIf(isEmbedded).each(damages)(
  '%s is told in one sentence',
  { timeout: 60_000 },
  async (name, damage) => {
    const data_dir = path.join(folder, name.replaceAll(' ', '-'));
    await copyTemplate(data_dir);
    await damage(foldersIn(data_dir).data);
    const connection = await openForTests(data_dir);
    try {
      // Who asks after the first is told the same; once is enough to see it.
      for (let times = 0; times < (damage === damages[0]?.[1] ? 2 : 1); times += 1) {
        const error: unknown = await connection.ping().catch((failure: unknown) => failure);
        expect(error).toBeInstanceOf(DatabaseUnavailable);
        expect((error as Error).message).toMatch(/does not open.*restore/);
        expect((error as Error).message).toContain(foldersIn(data_dir).data);
      }
    } finally {
      await connection.close();
    }
  },
);
