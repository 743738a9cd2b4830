import path from 'node:path';
import { placeOfServers } from '../postgres/servers.ts';
import { createInterface } from 'node:readline/promises';
import { BadSetting, readConfig, type Config } from '../../../config.ts';
import { CannotRun } from '../../condition/cannot-run.ts';
import { UnusableBackup } from '../backup/backup-format.ts';
import { connect } from '../connection/connect.ts';
import type { Connection } from '../connection/connection.ts';
import { FolderInUse } from '../embedded/folder-lock.ts';
import { withSnapshot } from '../embedded/snapshot/ask-for-snapshot.ts';

/** The person asked for something that cannot be done so; the message says how. */
export class BadUse extends Error {}

/** Runs a command to its exit code: what a person can mend is one sentence, anything else shows where it broke. */
export async function runCommand(command: (config: Config) => Promise<void>): Promise<void> {
  try {
    await command(readConfig(process.env));
  } catch (error) {
    console.error(isForPeople(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function isForPeople(error: unknown): error is Error {
  const kinds = [BadUse, BadSetting, CannotRun, UnusableBackup];
  if (kinds.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Opens the configured database for a command, and closes it in every case. */
export async function withConnection<T>(
  config: Config,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connect({
    database_url: config.database_url,
    data_dir: config.data_dir,
    log: console.log,
  });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** As `withConnection`, for reading only: of an embedded database that a server uses it opens a copy. */
export async function withCopy<T>(config: Config, work: (connection: Connection) => Promise<T>): Promise<T> {
  try {
    return await withConnection(config, work);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return withSnapshot(path.resolve(config.data_dir), (data_dir) =>
      withConnection({ ...config, data_dir }, work),
    );
  }
}

/** A file name as the person meant it: npm runs scripts in the project's folder, wherever it was called. */
export function fileFromCaller(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', file);
}

/** Which database a sentence speaks of, without its password. */
export function placeOf(config: Config): string {
  if (!config.database_url) return `the embedded database in ${path.resolve(config.data_dir)}`;
  const { hosts, database } = placeOfServers(config.database_url);
  return `the database ${database} on ${hosts}`;
}

/** Where uploaded files are, for a sentence. */
export function whereFilesAre(config: Config): string {
  return config.s3
    ? `the bucket ${config.s3.bucket}`
    : `the folder ${path.join(path.resolve(config.data_dir), 'files')}`;
}

/** Asks a person, who must be at a terminal, before something cannot be undone. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question} Type yes to go on: `)).trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}
