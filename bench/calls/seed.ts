import { connect } from '../../apps/server/src/platform/db/connection/connect.ts';
import {
  migrate,
  migrationsFolder,
  readMigrations,
} from '../../apps/server/src/platform/db/migrate/migrate.ts';
import type { Db } from '../../apps/server/src/platform/db/index.ts';
import { makePeople, makeReviewers, type Developer } from '../common/people.ts';
import type { Place } from '../common/place.ts';
import {
  seedAttempts,
  seedContainers,
  seedIndex,
  seedPublications,
  seedQuestions,
  seedSkills,
} from './seed.queries.ts';

/** Containers that one statement makes. */
const CHUNK = 10_000;

/** How much is in the database: `attempts` as many as containers. */
export interface Size {
  readonly containers: number;
  readonly questions_per_bank: number;
}

/** Migrates an empty place and fills it; the developers who make calls, logged in. */
export async function seed(place: Place, size: Size, callers: number): Promise<Developer[]> {
  const db = await connect({ ...place, log: () => undefined });
  try {
    await migrate(db, await readMigrations(migrationsFolder));
    const developers = await makePeople(db, callers);
    await db.inTransaction(seedSkills);
    for (let from = 0; from < size.containers; from += CHUNK) {
      const range = { from, to: Math.min(from + CHUNK, size.containers) - 1 };
      await db.inTransaction((tx) => seedContainers(tx, range, size.questions_per_bank));
      await db.inTransaction((tx) => seedQuestions(tx, range, size.questions_per_bank));
      if (from === 0) await db.inTransaction(seedPublications);
      await db.inTransaction((tx) => seedAttempts(tx, range));
    }
    await db.inTransaction(seedIndex);
    // As a database that is some days old stands there: tidied, its statistics taken, its log short.
    await db.runOutsideTransaction(['vacuum analyze', 'checkpoint']);
    return developers;
  } finally {
    await db.close();
  }
}

/** Adds reviewers of the first level to a place that no server runs on. */
export async function seedReviewers(place: Place, count: number): Promise<Developer[]> {
  const roles = Array.from({ length: count }, () => 'cr1');
  return onDatabase(place, (db) => makeReviewers(db, roles));
}

/** Does something with the database of a place that no server runs on. */
export async function onDatabase<T>(place: Place, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await connect({ ...place, log: () => undefined });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
