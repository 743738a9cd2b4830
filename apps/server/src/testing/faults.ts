import type { KyselyPlugin } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';

/** A database that can be told to fail, and everything else about it. */
export interface FaultyDb extends Db {
  /**
   * Lets the n-th thing from now on fail that a call asks of the database: a statement before it is run, or the commit of a
   * transaction. 0 lets nothing fail.
   * @param stays whether everything after it fails too
   */
  failAt(n: number, stays?: boolean): void;
  /** Whether the fault has struck since `failAt`. */
  hasFailed(): boolean;
  /** How many statements were asked for so far. */
  statements(): number;
}

/** Wraps a database in one that fails where a test wants it to, as when its machine goes away between two statements. */
export function makeFaultyDb(db: Db): FaultyDb {
  let left = 0;
  let hasStruck = false;
  let isAway = false;
  let statements = 0;

  function count(): void {
    if (left === 0) return;
    left -= 1;
    if (left > 0) return;
    hasStruck = true;
    if (isAway) left = 1;
    throw new Error('the database went away, as the test wants');
  }

  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      count();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const watched = (tx: Tx): Tx => tx.withPlugin(counting);

  return {
    ...db,
    inTransaction: (work) =>
      db.inTransaction(async (tx) => {
        const outcome = await work(watched(tx));
        count();
        return outcome;
      }),
    inReadTransaction: (work) => db.inReadTransaction((tx) => work(watched(tx))),
    readOne: (work) => db.readOne((tx) => work(watched(tx))),
    failAt(n, stays = false) {
      left = n;
      isAway = stays;
      hasStruck = false;
    },
    hasFailed: () => hasStruck,
    statements: () => statements,
  };
}
