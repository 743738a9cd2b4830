import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/**
 * Those of the usernames that look like another one, in lower case: of somebody of the institution, or of one that comes before it among
 * them. The very same name is not alike, it is taken.
 */
export async function listAlikeUsernames(
  tx: Tx,
  institution_id: number,
  usernames: readonly string[],
  except_user_id: string | null,
): Promise<ReadonlySet<string>> {
  if (usernames.length === 0) return new Set();
  const { rows } = await sql<{ username: string }>`
    with given as materialized (
      select name, looks_of(name) as looks, lower(name) as plain, place
      from unnest(${[...usernames]}::text[]) with ordinality as each (name, place)
    )
    select plain as username from given
    where exists (
      select from users
      where users.institution_id = ${institution_id} and looks_of(users.username::text) = given.looks
        and lower(users.username::text) <> given.plain
        and (${except_user_id}::uuid is null or users.user_id <> ${except_user_id}::uuid)
    ) or exists (
      select from (select looks, plain, lag(plain) over (partition by looks order by place) as before, place from given) as other
      where other.place = given.place and other.before <> given.plain
    )`.execute(tx);
  return new Set(rows.map(({ username }) => username));
}
