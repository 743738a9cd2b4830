import type { DeveloperRow } from '@takhti/domain';
import { sql, type SqlBool } from 'kysely';
import { containsWords } from '../../platform/db/conditions/contains-words.ts';
import { holdsRole, roleConditions } from '../../platform/db/conditions/role-conditions.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Window } from './people.queries.ts';

const writes = holdsRole(roleConditions.isDeveloper);

/**
 * One page of the developers of an institution by name, each with their work at a glance: how many things are in each
 * status, when they last did something, and which unfinished thing has lain still the longest.
 */
export async function listDevelopers(
  tx: Tx,
  institution_id: number,
  full_name: string,
  { limit, offset }: Window,
): Promise<{ records: DeveloperRow[]; total: number }> {
  const condition = sql<SqlBool>`users.institution_id = ${institution_id} and users.is_disabled = 0
    and users.unconfirmed_email is null and ${writes} and ${containsWords('users.full_name', full_name)}`;
  const { rows } = await sql<DeveloperRow>`
    with page as (
      select users.institution_id, users.user_id, users.username, users.full_name, users.school_id, users.last_seen_on
      from users where ${condition}
      order by lower(users.full_name) collate "C", users.user_id
      limit ${limit} offset ${offset})
    select page.user_id, page.username::text as username, page.full_name, page.last_seen_on,
      (select string_agg(user_roles.role, ',' order by user_roles.role_order, user_roles.role)
       from user_roles
       where user_roles.institution_id = page.institution_id and user_roles.user_id = page.user_id) as roles,
      coalesce(schools.title, '') as school_name, work.last_activity,
      json_build_object('d', work.d, 'w', work.w, 'r', work.r, 's', work.s, 'a', work.a) as counts,
      (select json_build_object('title', containers.title, 'content_type', containers.content_type,
          'content_status', containers.content_status, 'language', containers.language,
          'last_activity', to_char(containers.last_activity at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       from containers
       where containers.institution_id = page.institution_id and containers.user_id = page.user_id
         and containers.is_deleted = 0 and containers.content_status in ('d', 'w', 'r', 's')
       order by containers.last_activity limit 1) as waits_longest
    from page
    left join schools on schools.institution_id = page.institution_id and schools.school_id = page.school_id
    cross join lateral (
      select max(last_activity) as last_activity,
        count(*) filter (where content_status = 'd')::int as d,
        count(*) filter (where content_status = 'w')::int as w,
        count(*) filter (where content_status = 'r')::int as r,
        count(*) filter (where content_status = 's')::int as s,
        count(*) filter (where content_status = 'a')::int as a
      from containers
      where containers.institution_id = page.institution_id and containers.user_id = page.user_id
        and containers.is_deleted = 0) as work
    order by lower(page.full_name) collate "C", page.user_id`.execute(tx);
  const { total } = await tx
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(condition)
    .executeTakeFirstOrThrow();
  return { records: rows, total };
}
