import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Connection } from '../connection/connection.ts';
import { foldersIn } from '../embedded/data-folder.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { migrate, migrationsFolder, readMigrations } from '../migrate/migrate.ts';
import type { Template } from './template.ts';

type EmbeddedTemplate = Extract<Template, { kind: 'embedded' }>;

/** A migrated data folder in the machine's temporary folder. */
export async function makeEmbeddedTemplate(): Promise<{ template: Template; remove: () => Promise<void> }> {
  const base = await mkdtemp(path.join(tmpdir(), 'takhti-database-'));
  const template: EmbeddedTemplate = { kind: 'embedded', folder: path.join(base, 'template'), copies: base };
  const connection = await openForTests(template.folder);
  await migrate(connection, await readMigrations(migrationsFolder));
  await connection.close();
  return { template, remove: () => rm(base, { recursive: true, force: true }) };
}

/** Opens this process's own copy. */
export async function openEmbeddedCopy({ folder, copies }: EmbeddedTemplate): Promise<Connection> {
  const copy = path.join(copies, `copy-${process.pid}`);
  await cp(foldersIn(folder).data, foldersIn(copy).data, { recursive: true });
  return openForTests(copy);
}

/** An embedded database that trades safety for speed: nobody misses it after a power cut. */
export function openForTests(data_dir: string): Promise<Connection> {
  return openEmbedded({ data_dir, log: () => undefined, is_durable: false, has_housekeeping: false });
}
