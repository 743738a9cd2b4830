import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { textArray } from '../../platform/db/conditions/contains-words.ts';
import type { Tx } from '../../platform/db/index.ts';

/** For each word that was typed, the words of which one must be there. */
export type Tier = readonly (readonly string[])[];

/** Some of the latest may be closed to the reader or left out by a filter that is no word: so many more are looked at. */
const spare = 4;

// The condition that content has one of the words of each group.
function conditionOf(institution_id: number, tier: Tier): RawBuilder<SqlBool> {
  const single = tier.flatMap((group) => (group.length === 1 ? group : []));
  const groups = tier.filter((group) => group.length > 1);
  return sql<SqlBool>`${sql.join(
    [
      sql`search_texts.institution_id = ${institution_id}`,
      ...(single.length > 0 ? [sql`search_texts.words @> ${textArray(single)}`] : []),
      ...groups.map((group) => sql`search_texts.words && ${textArray(group)}`),
    ],
    sql` and `,
  )}`;
}

/**
 * Has the planner look words up in their index for the rest of the transaction. It knows neither that reading an array from its place
 * aside is dear nor how rare a word is that it keeps no statistics of, and reads the whole table now and then.
 */
export async function preferIndexes(tx: Tx): Promise<void> {
  await sql`set local enable_seqscan = off`.execute(tx);
}

/** The containers that have the words of a tier and meet a condition on them and their skills, what changed last first. */
export async function listMatching(
  tx: Tx,
  institution_id: number,
  tier: Tier,
  meets: Expression<SqlBool>,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ container_id: string }>`
    with latest as materialized (
      select container_id, changed_on from search_texts
      where ${conditionOf(institution_id, tier)}
      order by changed_on desc, container_id desc limit ${most * spare})
    select containers.container_id from latest
    join containers on containers.institution_id = ${institution_id} and containers.container_id = latest.container_id
    join skills on skills.institution_id = containers.institution_id and skills.skill_id = containers.skill_id
    where ${meets}
    order by latest.changed_on desc, latest.container_id desc limit ${most}`.execute(tx);
  return rows.map(({ container_id }) => container_id);
}
