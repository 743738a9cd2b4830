import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTemplate, isEmbedded } from '../testing/copy-template.ts';
import { ENGINE_MAJOR, foldersIn } from './data-folder.ts';
import { openEmbedded, type EmbeddedConnection, type EmbeddedSettings } from './open-embedded.ts';

// Each opening loads PostgreSQL again, which takes its time on a busy machine.
const SLOW = { timeout: 120_000 };

let base: string;
beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'takhti-embedded-'));
});
afterAll(() => rm(base, { recursive: true }));

function open(name: string, settings: Partial<EmbeddedSettings> = {}): Promise<EmbeddedConnection> {
  return openEmbedded({
    data_dir: path.join(base, name),
    log: () => undefined,
    has_housekeeping: false,
    ...settings,
  });
}

/** A copy of the run's database. */
async function copyAs(name: string): Promise<string> {
  const data_dir = path.join(base, name);
  await copyTemplate(data_dir);
  return data_dir;
}

const run = (connection: EmbeddedConnection, query: string): Promise<unknown[]> =>
  connection.inTransaction(async (tx) => (await sql.raw(query).execute(tx)).rows);

describe.runIf(isEmbedded)('the embedded database', () => {
  test('the folder names the version that it is compared with', async () => {
    const data_dir = await copyAs('named');
    expect(await readFile(path.join(foldersIn(data_dir).data, 'PG_VERSION'), 'utf8')).toBe(
      `${ENGINE_MAJOR}\n`,
    );
  });

  test('the extensions that both engines have can be made', SLOW, async () => {
    await copyAs('extensions');
    const connection = await open('extensions', { is_durable: false });
    for (const name of ['pg_trgm', 'unaccent', 'citext', 'pgcrypto', 'btree_gin'])
      await run(connection, `create extension if not exists ${name}`);
    expect(await run(connection, "select similarity('kitab', 'kitaab') > 0.4 as near")).toEqual([
      { near: true },
    ]);
    await connection.close();
  });

  test(
    'a second opening of a folder is refused while the first is open, and works after it',
    SLOW,
    async () => {
      await copyAs('twice');
      const first = await open('twice', { is_durable: false });
      await expect(open('twice')).rejects.toThrow(`The data folder ${path.join(base, 'twice')} is in use`);
      await first.close();
      const second = await open('twice', { is_durable: false });
      await second.close();
    },
  );

  test('kill -9 loses nothing that was acknowledged', SLOW, async () => {
    const data_dir = await copyAs('killed');
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('../testing/open-in-child.ts', import.meta.url)), data_dir],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let acknowledged = 0;
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      acknowledged = Number(line);
      if (acknowledged === 200) child.kill('SIGKILL');
    });
    await Promise.all([once(child, 'exit'), once(lines, 'close')]);
    expect(acknowledged).toBeGreaterThanOrEqual(200);

    const connection = await open('killed');
    const [kept] = await run(connection, 'select count(*) as count, max(id) as last from kept');
    // The row after the last acknowledged one may have been committed before it could be told.
    expect([acknowledged, acknowledged + 1]).toContainEqual((kept as { last: number }).last);
    expect(kept).toEqual({ count: (kept as { last: number }).last, last: (kept as { last: number }).last });
    await connection.close();
  });

  test('after a clean end nothing has to be recovered', SLOW, async () => {
    await copyAs('clean');
    const connection = await open('clean');
    await run(connection, 'create table kept as select generate_series(1, 1000) as id');
    await connection.close();
    const again = await open('clean');
    expect(await run(again, 'select count(*) from kept')).toEqual([{ count: 1000 }]);
    await again.close();
    expect(fs.existsSync(foldersIn(path.join(base, 'clean')).data)).toBe(true);
  });
});
