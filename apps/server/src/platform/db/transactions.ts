import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Tx } from './db.ts';
import { onlySelects } from './one-select.ts';
import { makePrepare } from './prepared-statements.ts';
import type { Database } from './schema/schema.ts';
import { sqlStateOf } from './sql-state.ts';

const ATTEMPTS = 3;
/**
 * serialization_failure, deadlock_detected, and the failure of a statement prepared before its table was changed:
 * PostgreSQL undid everything, and the same work may succeed next time.
 */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01', '0A000']);

export interface Transactions {
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  inReadTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  readOne<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Refuses new transactions and resolves when the running ones have ended. */
  finish(): Promise<void>;
}

interface Attempt {
  client?: PoolClient;
  /** Whether the work is running: what it calls is inside the transaction. */
  isOpen: boolean;
  /** Whether one statement is all that may be run: without a transaction two would not see the same. */
  readonly isSingle?: boolean;
  failure?: { readonly error: unknown };
}

/** The ways into a database. The pool, and kysely's root handle on it, stay behind them. */
export function makeTransactions(pool: Pool): Transactions {
  const attempts = new AsyncLocalStorage<Attempt>();
  const running = new Set<Promise<unknown>>();
  const prepare = makePrepare();
  let isFinishing = false;

  const kysely = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        end: () => pool.end(),
        async connect() {
          const attempt = attempts.getStore();
          if (attempt?.isSingle && attempt.client)
            throw new Error('A second statement needs a transaction: use inReadTransaction.');
          const client = await pool.connect();
          if (attempt) attempt.client = client;
          return prepare(client);
        },
      },
    }),
  });

  const selecting = kysely.withPlugin(onlySelects);

  function enter<T>(once: () => Promise<T>): Promise<T> {
    // On one connection the inner transaction would wait for ever for the outer one.
    if (attempts.getStore()?.isOpen)
      return Promise.reject(
        new Error('A transaction was asked for inside another one: pass its tx on instead.'),
      );
    if (isFinishing) return Promise.reject(new Error('The database is being closed.'));
    const outcome = tryAgainAfterConflicts(once);
    running.add(outcome);
    const remove = (): boolean => running.delete(outcome);
    outcome.then(remove, remove);
    return outcome;
  }

  function tryOnce<T>(isReading: boolean, work: (tx: Tx) => Promise<T>): Promise<T> {
    const state: Attempt = { isOpen: false };
    return attempts.run(state, async () => {
      try {
        // One snapshot for all statements of a reader; a read-only transaction of this kind never fails for it.
        const transaction = isReading
          ? kysely.transaction().setAccessMode('read only').setIsolationLevel('repeatable read')
          : kysely.transaction();
        return await transaction.execute((tx) => runWork(state, () => work(tx)));
      } catch (error) {
        // Otherwise it would pass for a database that may not be written.
        if (isReading && sqlStateOf(state.failure?.error) === '25006')
          throw new Error('Work that said it only reads has tried to write.', { cause: error });
        // On a lost connection the rollback fails too, and kysely throws that error, not the cause.
        throw state.failure ? state.failure.error : error;
      }
    });
  }

  return {
    inTransaction: (work) => enter(() => tryOnce(false, work)),
    inReadTransaction: (work) => enter(() => tryOnce(true, work)),
    // A transaction is all of kysely, and the ways to end it, which no work uses.
    readOne: (work) =>
      enter(() => attempts.run({ isOpen: false, isSingle: true }, () => work(selecting as unknown as Tx))),
    async finish() {
      isFinishing = true;
      await Promise.allSettled(running);
    },
  };
}

/** Runs the work until it ends or its connection does: work that waits for something else would keep its place. */
async function runWork<T>(state: Attempt, work: () => Promise<T>): Promise<T> {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  state.client?.once('error', reject);
  state.isOpen = true;
  try {
    return await Promise.race([work(), lost]);
  } catch (error) {
    state.failure = { error };
    throw error;
  } finally {
    state.isOpen = false;
    state.client?.off('error', reject);
  }
}

async function tryAgainAfterConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === ATTEMPTS || !WORTH_ANOTHER_TRY.has(sqlStateOf(error) ?? '')) throw error;
      // The two that met should not meet again.
      await wait(count * 20 * (1 + Math.random()));
    }
  }
}
