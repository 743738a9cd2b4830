import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { dropEverything } from '../backup/tables.ts';
import type { Connection } from '../connection/connection.ts';
import { foldersIn } from '../embedded/data-folder.ts';
import { openEmbedded, type EmbeddedSettings } from '../embedded/open-embedded.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { makeEmptyDatabase } from './postgres-template.ts';

/** A database for one test alone, empty and not migrated, on the engine of the run. */
export interface OwnDatabase {
  readonly connection: Connection;
  /** Opens the same database once more, as a second server does; null where only one can. */
  openAgain: (() => Promise<Connection>) | null;
  remove(): Promise<void>;
}

/** @param statement_limit_ms after which a statement is ended; as in production when left out */
export async function makeOwnDatabase(statement_limit_ms?: number): Promise<OwnDatabase> {
  const template = inject('database_template');
  const limit = statement_limit_ms === undefined ? {} : { statement_limit_ms };
  if (template.kind === 'embedded') {
    const data_dir = path.join(template.copies, `own-${randomBytes(4).toString('hex')}`);
    await cp(foldersIn(template.folder).data, foldersIn(data_dir).data, { recursive: true });
    const own = await embeddedFrom(data_dir, limit);
    await own.connection.withoutStatementLimit(() => own.connection.inTransaction(dropEverything));
    return own;
  }
  const { url, remove } = await makeEmptyDatabase(template.server_url);
  const open = (): Promise<Connection> =>
    openPostgres({ database_url: url, log: () => undefined, connections: 5, ...limit });
  const connection = await open();
  return {
    connection,
    openAgain: open,
    async remove() {
      await connection.close();
      await remove();
    },
  };
}

/** An empty embedded database, regardless of the engine of the run. */
export async function makeOwnEmbedded(): Promise<OwnDatabase> {
  if (inject('database_template').kind === 'embedded') return makeOwnDatabase();
  return embeddedFrom(await mkdtemp(path.join(tmpdir(), 'takhti-own-')), {});
}

async function embeddedFrom(data_dir: string, settings: Partial<EmbeddedSettings>): Promise<OwnDatabase> {
  const connection = await openEmbedded({
    data_dir,
    log: () => undefined,
    is_durable: false,
    has_housekeeping: false,
    ...settings,
  });
  return {
    connection,
    openAgain: null,
    async remove() {
      await connection.close();
      await rm(data_dir, { recursive: true });
    },
  };
}
