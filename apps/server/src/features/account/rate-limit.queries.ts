import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** When a streak of failures may have begun that still counts. */
export interface CountingWindow {
  readonly since: Date;
  readonly until: Date;
}

/** Counts one more failure of each subject, and gives the counts; a streak that began outside of the window starts again. */
export async function countFailure(
  tx: Tx,
  subjects: readonly string[],
  window: CountingWindow,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insertInto('login_failures')
    .values(subjects.map((subject) => ({ subject, failures: 1, first_failed_on: now, last_failed_on: now })))
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql<number>`case when ${goesOn(window)} then login_failures.failures + 1 else 1 end`,
        first_failed_on: sql<Date>`case when ${goesOn(window)} then login_failures.first_failed_on else excluded.first_failed_on end`,
        last_failed_on: now,
      }),
    )
    .returning(['subject', 'failures'])
    .execute();
  return new Map(rows.map(({ subject, failures }) => [subject, failures]));
}

function goesOn({ since, until }: CountingWindow) {
  return sql<boolean>`(login_failures.first_failed_on > ${since.toISOString()}::timestamptz
    and login_failures.first_failed_on <= ${until.toISOString()}::timestamptz)`;
}

/** Takes back one failure. */
export async function uncountFailure(tx: Tx, subject: string): Promise<void> {
  await tx
    .updateTable('login_failures')
    .set((set) => ({ failures: set('failures', '-', 1) }))
    .where('subject', '=', subject)
    .where('failures', '>', 0)
    .execute();
}

/** Deletes the failed logins of a person, from wherever they came. */
export async function deletePersonFailures(tx: Tx, subject: string): Promise<void> {
  await tx
    .deleteFrom('login_failures')
    .where(sql<boolean>`starts_with(subject, ${`${subject} from `})`)
    .execute();
}

/** Deletes the failures of these subjects, and of all others that count no more. */
export async function deleteFailures(
  tx: Tx,
  subjects: readonly string[],
  { since, until }: CountingWindow,
): Promise<void> {
  await tx
    .deleteFrom('login_failures')
    .where((where) =>
      where.or([
        where('subject', 'in', subjects),
        where('first_failed_on', '<=', since.toISOString()),
        where('first_failed_on', '>', until.toISOString()),
      ]),
    )
    .execute();
}
