import type { Pool } from 'pg';
import type { Channels } from '../channels.ts';
import type { Db } from '../db.ts';
import { makeTransactions } from '../transactions.ts';

/** A {@link Db} that is not migrated yet, and what only this folder may do with it. */
export interface Connection extends Db {
  /** Lifts the limit on how long one statement may take: for migrations, backup and restore. */
  withoutStatementLimit<T>(work: () => Promise<T>): Promise<T>;
  /** Runs statements that refuse to run in a transaction, such as VACUUM, one after another. */
  runOutsideTransaction(statements: readonly string[]): Promise<void>;
}

/** The part that differs between the two engines. */
export interface Engine {
  readonly kind: Db['kind'];
  readonly pool: Pool;
  readonly channels: Channels;
  /** Starts or stops listening to a channel. */
  subscribe(channel: string): Promise<void>;
  unsubscribe(channel: string): Promise<void>;
  withoutStatementLimit<T>(work: () => Promise<T>): Promise<T>;
  /** Lets go of files and connections once the pool has ended. */
  dispose(): Promise<void>;
}

/**
 * Keeps a lost connection from ending the process. A pool handles the errors of idle connections itself; when one is lost in a
 * transaction, its statement fails, but an "error" event without a listener would end Node. Call it before the pool is used.
 */
export function ignoreClientErrors(pool: Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Everything that does not depend on the engine. */
export function connectionOf(engine: Engine): Connection {
  const transactions = makeTransactions(engine.pool);
  let closing: Promise<void> | undefined;

  async function closeOnce(): Promise<void> {
    await transactions.finish();
    await engine.pool.end();
    await engine.dispose();
  }

  return {
    kind: engine.kind,
    inTransaction: transactions.inTransaction,
    inReadTransaction: transactions.inReadTransaction,
    readOne: transactions.readOne,
    withoutStatementLimit: engine.withoutStatementLimit,
    async listen(channel, onPayload, onGap = () => {}) {
      const listener = { onPayload, onGap };
      if (engine.channels.add(channel, listener)) await engine.subscribe(channel);
      return async () => {
        if (engine.channels.remove(channel, listener)) await engine.unsubscribe(channel);
      };
    },
    async ping() {
      const { rows } = await engine.pool.query<{ is_standby: boolean }>(
        'select pg_is_in_recovery() as is_standby',
      );
      if (rows[0]?.is_standby)
        throw Object.assign(new Error('The database is a standby: it may only be read.'), { code: '25006' });
    },
    async runOutsideTransaction(statements) {
      const client = await engine.pool.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        client.release();
      }
    },
    connections: () => ({
      open: engine.pool.totalCount,
      idle: engine.pool.idleCount,
      waiting: engine.pool.waitingCount,
    }),
    close: () => (closing ??= closeOnce()),
  };
}
