import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { findPostgres } from '../../scripts/lib/debian.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';

/** Where a server of the bench keeps everything: a throwaway folder, and a database in it or on a private PostgreSQL. */
export interface Place {
  readonly data_dir: string;
  readonly database_url: string | undefined;
}

export type EngineName = 'embedded' | 'PostgreSQL';

/** A database engine to measure, and how to make places on it. */
export interface Engine {
  readonly name: EngineName;
  /** An empty place; `name` is made of letters and underscores. */
  makePlace(name: string): Promise<Place>;
  /** A place that holds what another one does, which no server may be running on. */
  copyPlace(name: string, original: Place): Promise<Place>;
}

/**
 * Gives the engines of this machine one after another to `work`; both write to the disk as in production. Their folders are gone
 * afterwards.
 */
export async function withEngines(work: (engine: Engine) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'takhti-bench-'));
  // Also after Ctrl+C.
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  await work(embeddedEngine(folder));
  await withPostgres((server_url) => work(postgresEngine(folder, server_url)));
  process.off('exit', remove);
  remove();
}

function embeddedEngine(folder: string): Engine {
  const placeOf = (name: string): Place => ({ data_dir: path.join(folder, name), database_url: undefined });
  return {
    name: 'embedded',
    makePlace: async (name) => placeOf(name),
    async copyPlace(name, original) {
      const place = placeOf(name);
      await cp(original.data_dir, place.data_dir, { recursive: true });
      return place;
    },
  };
}

function postgresEngine(folder: string, server_url: string): Engine {
  const make = async (name: string, template: string): Promise<Place> => ({
    data_dir: path.join(folder, `postgres_${name}`),
    database_url: await createDatabase(server_url, name, template),
  });
  return {
    name: 'PostgreSQL',
    makePlace: (name) => make(name, 'template1'),
    copyPlace: (name, original) => make(name, new URL(original.database_url ?? '').pathname.slice(1)),
  };
}

async function withPostgres(work: (server_url: string) => Promise<void>): Promise<void> {
  const binaries = findPostgres();
  if (binaries === '') {
    console.log('\nThere is no PostgreSQL on this machine: its tables are left out.');
    return;
  }
  const postgres = await startPostgres(binaries, {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
  });
  try {
    await work(postgres.url);
  } finally {
    postgres.stop();
  }
}

async function createDatabase(server_url: string, name: string, template: string): Promise<string> {
  const client = new Client({ connectionString: server_url });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = new URL(server_url);
  url.pathname = `/${name}`;
  return url.href;
}
