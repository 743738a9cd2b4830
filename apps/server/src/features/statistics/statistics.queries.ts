import { Doubt, doubtKinds, typesWith, type ItemStatistics, type VersionStatistics } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

interface VersionKey {
  readonly institution_id: number;
  readonly publication_id: string;
}

/** The published versions of a container that learners attempted or can attempt, the newest first. */
export async function listVersions(tx: Tx, institution_id: number, content_id: string) {
  return tx
    .selectFrom('publications')
    .select(['publication_id', 'published_on', 'is_current'])
    .where('institution_id', '=', institution_id)
    .where('content_id', '=', content_id)
    .orderBy('published_on', 'desc')
    .limit(mostVersions)
    .execute();
}

const mostVersions = 50;
// A statement takes 65,535 values at most; a doubt has five.
const chunk = 500;

/** When an attempt of a version was last finished; null for none. */
export async function selectLastFinished(tx: Tx, key: VersionKey): Promise<string | null> {
  const row = await tx
    .selectFrom('attempts')
    .select(({ fn }) => fn.max('finished_on').as('last'))
    .where('institution_id', '=', key.institution_id)
    .where('publication_id', '=', key.publication_id)
    .where('finished_on', 'is not', null)
    .executeTakeFirst();
  return row?.last ?? null;
}

/** What was counted of a version. */
export async function selectOptionalStatistics(tx: Tx, key: VersionKey) {
  return tx
    .selectFrom('statistics')
    .select(['counted_until', 'json_data'])
    .where('institution_id', '=', key.institution_id)
    .where('publication_id', '=', key.publication_id)
    .executeTakeFirst();
}

/** Keeps what was counted of a version, and which of its questions are doubted. */
export async function keepStatistics(
  tx: Tx,
  key: VersionKey,
  counted_until: string,
  statistics: VersionStatistics,
): Promise<void> {
  const { institution_id, publication_id } = key;
  const values = {
    counted_until,
    json_data: JSON.stringify(statistics),
    computed_on: statistics.computed_on,
  };
  await tx
    .insertInto('statistics')
    .values({ institution_id, publication_id, ...values })
    .onConflict((conflict) => conflict.columns(['institution_id', 'publication_id']).doUpdateSet(values))
    .execute();
  await tx
    .deleteFrom('doubted_questions')
    .where('institution_id', '=', institution_id)
    .where('publication_id', '=', publication_id)
    .execute();
  const rows = statistics.items.flatMap(({ question_id, doubts }: ItemStatistics) =>
    doubts.map((doubt, place) => ({ ...key, question_id, place, doubt: JSON.stringify(doubt) })),
  );
  for (let from = 0; from < rows.length; from += chunk)
    await tx
      .insertInto('doubted_questions')
      .values(rows.slice(from, from + chunk))
      .execute();
}

const countedTypes = typesWith(({ counts_answers }) => counts_answers);

/**
 * The versions whose answers are not all counted yet, by their ids.
 * @param after the last one that was listed before; null for the first page
 */
export async function listUncounted(tx: Tx, after: string | null, most: number) {
  return tx
    .selectFrom('publications')
    .leftJoin('statistics', (join) =>
      join
        .onRef('statistics.institution_id', '=', 'publications.institution_id')
        .onRef('statistics.publication_id', '=', 'publications.publication_id'),
    )
    .select(['publications.institution_id', 'publications.publication_id'])
    .where('publications.content_type', 'in', countedTypes)
    .$if(after !== null, (query) => query.where('publications.publication_id', '>', after))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('attempts')
          .select(sql.lit(1).as('one'))
          .whereRef('attempts.institution_id', '=', 'publications.institution_id')
          .whereRef('attempts.publication_id', '=', 'publications.publication_id')
          .where('attempts.finished_on', 'is not', null)
          .where(sql<boolean>`attempts.finished_on > coalesce(statistics.counted_until, '-infinity')`),
      ),
    )
    .orderBy('publications.publication_id')
    .limit(most)
    .execute();
}

/**
 * A person's own questions that are doubted in what is published now, the gravest first. One that was changed after it was
 * published is mended, or about to be.
 */
export async function listDoubted(tx: Tx, institution_id: number, user_id: string) {
  const rows = await tx
    .selectFrom('containers as banks')
    .innerJoin('questions', (join) =>
      join
        .onRef('questions.institution_id', '=', 'banks.institution_id')
        .onRef('questions.container_id', '=', 'banks.container_id'),
    )
    .innerJoin('doubted_questions as doubted', (join) =>
      join
        .onRef('doubted.institution_id', '=', 'questions.institution_id')
        .onRef('doubted.question_id', '=', 'questions.content_id'),
    )
    .innerJoin('publications as played', (join) =>
      join
        .onRef('played.institution_id', '=', 'doubted.institution_id')
        .onRef('played.publication_id', '=', 'doubted.publication_id')
        .on('played.is_current', '=', sql.lit(1)),
    )
    .select([
      'questions.content_id as question_id',
      'banks.container_id',
      'banks.institution_id',
      'banks.content_type',
      'questions.language',
      'questions.question',
      'played.title as played_in',
      'played.container_id as played_container_id',
      sql`doubted.doubt`.as('doubt'),
    ])
    .where('banks.institution_id', '=', institution_id)
    .where('banks.user_id', '=', user_id)
    .where('banks.is_deleted', '=', 0)
    .whereRef('questions.modified_on', '<=', 'played.published_on')
    .orderBy(sql`array_position(array[${sql.join([...doubtKinds])}]::text[], doubted.doubt ->> 'kind')`)
    .orderBy('questions.content_id')
    .limit(mostDoubted)
    .execute();
  return rows.flatMap((row) => {
    const doubt = Doubt.safeParse(row.doubt).data;
    return doubt ? [{ ...row, doubt }] : [];
  });
}

const mostDoubted = 100;
