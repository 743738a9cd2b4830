import { createHash } from 'node:crypto';
import type { PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import { sqlStateOf } from './sql-state.ts';

/** The second time shows that a statement repeats; those that come once would only fill the database's memory. */
const PREPARED_FROM = 2;
/** The limit of one connection. Common statements come first, so they are among them. */
const MOST_STATEMENTS = 250;
/** How a text search is done best depends on what was typed, so it is planned again each time. */
const DEPENDS_ON_VALUES = / ilike /i;

/** feature_not_supported, which PostgreSQL answers when a prepared statement's columns are no longer what they were. */
const COLUMNS_CHANGED = '0A000';

/** Gives a connection of the pool as kysely wants it, its repeated statements prepared. */
export type Prepare = (client: PoolClient) => PostgresPoolClient;

/**
 * Lets the database parse and plan a repeated statement once for each connection: for a look-up by key that is most of
 * its cost, on both engines. A partial index serves such a plan only where the statement names the index's condition by
 * a literal, as in `is_deleted = 0`; with a parameter in its place PostgreSQL plans again.
 *
 * When another server migrates a table, `select *` prepared before fails on every connection. Such a statement is given
 * another name, so that the next attempt of the transaction, wherever it runs, prepares it again.
 */
export function makePrepare(): Prepare {
  const statements = new Map<string, { readonly name: string; uses: number }>();
  const prepared = new WeakMap<PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    const known = statements.get(text);
    if (known) {
      known.uses += 1;
      return known.uses >= PREPARED_FROM ? known.name : undefined;
    }
    if (statements.size < MOST_STATEMENTS && !DEPENDS_ON_VALUES.test(text))
      statements.set(text, { name: digest(text), uses: 1 });
    return undefined;
  }

  function rename(text: string): void {
    const known = statements.get(text);
    if (known) statements.set(text, { name: digest(known.name), uses: known.uses });
  }

  function prepare(client: PoolClient): PostgresPoolClient {
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      // Without values it is no statement of a query but one that begins or ends a transaction, or many in one text.
      const name = values.length > 0 ? nameOf(text) : undefined;
      if (name === undefined) return client.query({ text, values: [...values] });
      try {
        return await client.query({ name, text, values: [...values] });
      } catch (error) {
        // Once for each name: connections that fail at the same time must not rename what was just renamed.
        if (sqlStateOf(error) === COLUMNS_CHANGED && statements.get(text)?.name === name) rename(text);
        throw error;
      }
    };
    return {
      // Cursors, the other thing that may be asked for, are not in use.
      query: query as unknown as PostgresPoolClient['query'],
      release: (error) => client.release(error),
    };
  }

  return (client) => {
    const known = prepared.get(client) ?? prepare(client);
    prepared.set(client, known);
    return known;
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
