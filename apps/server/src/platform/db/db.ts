import type { Transaction } from 'kysely';
import type { Database } from './schema/schema.ts';

/** The first argument of every query: the transaction it runs in. Only {@link Db} makes one. */
export type Tx = Transaction<Database>;

/** The database, the same for everything above it, whichever of the two engines runs. */
export interface Db {
  readonly kind: 'embedded' | 'postgres';

  /**
   * Runs `work` in one read-write transaction and commits when it returns, rolls back when it throws. Keep it short:
   * the embedded database runs one transaction at a time. `work` may run more than once, because a deadlock or a
   * serialization failure is tried again: what it does besides queries must bear that.
   *
   * @throws Error when called inside another transaction of this database: pass the `tx` on instead
   */
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;

  /**
   * As `inTransaction`, for reading only: a write fails. All statements of `work` see the same snapshot, so that a
   * page and its total agree.
   */
  inReadTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;

  /**
   * As `inReadTransaction`, for work that is a single select and so needs no transaction around it, which would cost more
   * than the select itself.
   *
   * @throws Error when the work is more than one statement, or no select
   */
  readOne<T>(work: (tx: Tx) => Promise<T>): Promise<T>;

  /**
   * Calls `onPayload` for every `notify` on the channel, of this server or another, after its transaction committed.
   * Notifications sent while the connection is down are lost: treat one as a hint to look, never as the data.
   *
   * @param onGap is called when the connection was down and is again
   * @returns a function that stops listening
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;

  /** Resolves when the database answers and may be written. Throws what it answers otherwise, 25006 when it is for reading only. */
  ping(): Promise<void>;

  /** How many connections there are, how many of them do nothing, and how many callers wait for one. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };

  /** Waits for running transactions, then closes files or connections. A second call does nothing. */
  close(): Promise<void>;
}

/** The address of the database, and a log for operators. */
export interface DatabaseSettings {
  /** A PostgreSQL connection URL; without one the embedded database under `data_dir` is used. */
  database_url?: string | undefined;
  data_dir: string;
  /** Whether commands may have a copy of the embedded database while it is in use. */
  gives_snapshots?: boolean;
  /** Whether a commit waits for the disk; only what nobody will miss does without. */
  is_durable?: boolean;
  log: (line: string) => void;
}
