import type { Services } from '../../http/services.ts';
import { sqlStateOf } from '../../platform/db/sql-state.ts';
import * as queries from './references.queries.ts';

type Base = Pick<Services, 'db' | 'background'>;

/** Read in a fifth of a second by the embedded database, which answers nobody else meanwhile. */
const step_bytes = 4 * 1024 * 1024;

/** A statement that took too long, needed too much memory, or made a text longer than the database takes. */
const too_much = new Set(['57014', '53200', '54000']);

/** The files that anything refers to. */
export interface UsedFiles {
  readonly upload_ids: ReadonlySet<string>;
  /** Institutions with a row that could not be read: any of their files may be used. */
  readonly institutions: ReadonlySet<number>;
  readonly unread_rows: number;
}

/**
 * Collects what all tables refer to, in small steps with turns for other work. A step that is too much for the database is halved and
 * tried again, down to one row; a row that is too much by itself is logged, and every file of its institution counts as used.
 * @returns null if the server stops before everything is read: unread references would count as unused
 */
export async function listUsed({ db, background }: Base): Promise<UsedFiles | null> {
  const upload_ids = new Set<string>();
  const institutions = new Set<number>();
  let unread_rows = 0;

  async function readPart(table: string, part: queries.WeighedPart): Promise<void> {
    if (background.stopping.aborted) return;
    try {
      const found = await db.inReadTransaction((tx) => queries.listReferences(tx, table, part));
      for (const upload_id of found) upload_ids.add(upload_id);
    } catch (error) {
      if (!too_much.has(sqlStateOf(error) ?? '')) throw error;
      if (part.rows > 1) return readWithin(table, part, part.bytes / 2);
      const owners = await db.inReadTransaction((tx) => queries.listOwners(tx, table, part));
      for (const institution_id of owners) institutions.add(institution_id);
      unread_rows += 1;
      await background.attempt(`sweep of files: reading a row of ${table}`, async () => {
        throw error;
      });
    }
  }

  async function readWithin(table: string, within: queries.Part, bytes: number): Promise<void> {
    const parts = await db.inReadTransaction((tx) => queries.listParts(tx, table, within, bytes));
    for (const part of parts) await readPart(table, part);
  }

  for (const table of queries.referringTables) {
    const all = await db.inReadTransaction((tx) => queries.listPages(tx, table));
    for (const each of all) {
      if (background.stopping.aborted) return null;
      await readWithin(table, each, step_bytes);
    }
  }
  return background.stopping.aborted ? null : { upload_ids, institutions, unread_rows };
}
