import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

interface Person {
  readonly institution_id: number;
  readonly user_id: string;
}

const ownLinks = (tx: Tx, { institution_id, user_id }: Person) =>
  tx
    .selectFrom('short_links')
    .where('short_links.institution_id', '=', institution_id)
    .where('short_links.user_id', '=', user_id);

/** The codes of the links to a container that somebody made for themselves. */
export async function listOwnCodes(tx: Tx, person: Person, content_id: string): Promise<string[]> {
  const rows = await ownLinks(tx, person).select('code').where('content_id', '=', content_id).execute();
  return rows.map(({ code }) => code);
}

const most = 6;
const lastOn = sql`coalesce(attempts.finished_on, attempts.launched_on)`;

/** What was begun or finished by somebody's own links since a moment, with how many did and when the last, the latest first. */
export async function listPlayedByLinks(tx: Tx, person: Person, since: Date) {
  return ownLinks(tx, person)
    .innerJoin('attempts', (join) =>
      join
        .onRef('attempts.institution_id', '=', 'short_links.institution_id')
        .onRef('attempts.link_code', '=', 'short_links.code'),
    )
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.institution_id', '=', 'short_links.institution_id')
        .onRef('containers.content_id', '=', 'short_links.content_id'),
    )
    .where(sql<boolean>`${lastOn} >= ${since.toISOString()}`)
    .where('containers.is_published', '=', 1)
    .select([
      'containers.container_id',
      'containers.title',
      'containers.language',
      'containers.content_type',
      sql<number>`count(attempts.finished_on)::int`.as('count'),
      sql<number>`(count(*) - count(attempts.finished_on))::int`.as('started'),
      sql<string>`max(${lastOn})`.as('last_on'),
    ])
    .groupBy([
      'containers.institution_id',
      'containers.container_id',
      'containers.title',
      'containers.language',
      'containers.content_type',
    ])
    .orderBy('last_on', 'desc')
    .orderBy('containers.container_id')
    .limit(most)
    .execute();
}
