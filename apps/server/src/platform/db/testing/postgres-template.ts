import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Connection } from '../connection/connection.ts';
import { migrate, migrationsFolder, readMigrations } from '../migrate/migrate.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import type { Template } from './template.ts';

type PostgresTemplate = Extract<Template, { kind: 'postgres' }>;

/** A migrated database on the server, and the end of all its copies. */
export async function makePostgresTemplate(
  server_url: string,
): Promise<{ template: Template; remove: () => Promise<void> }> {
  const run = `takhti_test_${randomBytes(4).toString('hex')}`;
  const template: PostgresTemplate = { kind: 'postgres', server_url, name: `${run}_template`, copies: run };
  await onServer(server_url, (server) => server.query(`create database ${template.name}`));
  const connection = await openForTests(server_url, template.name);
  await migrate(connection, await readMigrations(migrationsFolder));
  await connection.close();
  return { template, remove: () => dropAll(server_url, run) };
}

/** Opens this process's own copy. */
export async function openPostgresCopy({ server_url, name, copies }: PostgresTemplate): Promise<Connection> {
  const copy = copyOf(copies);
  await onServer(server_url, (server) => server.query(`create database ${copy} template ${name}`));
  return openForTests(server_url, copy);
}

/** Opens this process's own copy once more, with connections and listeners of its own. */
export function reopenPostgresCopy({ server_url, copies }: PostgresTemplate): Promise<Connection> {
  return openForTests(server_url, copyOf(copies));
}

function copyOf(copies: string): string {
  return `${copies}_${process.pid}`;
}

/** An empty database of its own on the server, for tests of what happens to a whole database. */
export async function makeEmptyDatabase(
  server_url: string,
): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `takhti_test_${randomBytes(4).toString('hex')}`;
  await onServer(server_url, (server) => server.query(`create database ${name}`));
  return { url: urlOf(server_url, name), remove: () => dropAll(server_url, name) };
}

function openForTests(server_url: string, name: string): Promise<Connection> {
  return openPostgres({ database_url: urlOf(server_url, name), log: () => undefined, connections: 5 });
}

function urlOf(server_url: string, name: string): string {
  const url = new URL(server_url);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropAll(server_url: string, prefix: string): Promise<void> {
  await onServer(server_url, async (server) => {
    const { rows } = await server.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await server.query(`drop database ${datname} with (force)`);
  });
}

async function onServer(server_url: string, work: (server: Client) => Promise<unknown>): Promise<void> {
  const server = new Client({ connectionString: server_url });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
