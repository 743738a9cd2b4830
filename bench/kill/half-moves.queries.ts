import { sql } from 'kysely';
import type { Tx } from '../../apps/server/src/platform/db/index.ts';

/** How many moves the history tells of, by container. */
export async function countMoves(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ container_id: string; moves: number }>`
    select container_id, count(*)::int as moves from history where from_status is not null group by container_id`.execute(
    tx,
  );
  return new Map(rows.map(({ container_id, moves }) => [container_id, moves]));
}

/**
 * What tells two stories: containers whose row, history, word to others, publication and comments do not come from the same
 * moves, and news that somebody was told twice. Each of the bench's moves is one step of its container's version.
 */
export async function listHalfMoves(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ half: string }>`
    with steps as (
      select institution_id, container_id, action, from_status, to_status,
        lag(to_status) over (partition by container_id order by happened_on, history_id) as stood,
        row_number() over (partition by container_id order by happened_on desc, history_id desc) as from_last
      from history where to_status is not null
    ), moved as (
      select c.*, count(*) filter (where s.from_status is not null) as moves,
        count(*) filter (where s.stood <> s.from_status) as gaps,
        max(s.to_status) filter (where s.from_last = 1) as told_status,
        bool_or(s.action = 'delete') as is_told_deleted,
        count(*) filter (where s.action = 'askResubmission') as sent_back,
        count(*) filter (where s.action in ('askResubmission', 'approve'))
          - count(*) filter (where s.action = 'takeBack' and s.to_status = 'r') as reviews
      from containers c join steps s using (institution_id, container_id)
      group by c.institution_id, c.container_id
    ), checked as (
      select container_id, array_remove(array[
        case when gaps > 0 then 'a step is missing in its history' end,
        case when told_status <> content_status or is_told_deleted <> (is_deleted = 1)
          then 'its history ends elsewhere' end,
        case when version <> 1 + moves then 'its version tells of other moves' end,
        case when moves <> (select count(*) from outbox
            where topic in ('container.moved', 'review.taken_back') and payload ->> 'container_id' = container_id::text)
          then 'others hear of other moves' end,
        case when (is_published = 1) <> (content_status = 'a' and is_deleted = 0)
            or (is_published = 1) <> exists (
              select from publications p where p.container_id = moved.container_id and p.is_current = 1)
          then 'its publication is another' end,
        case when sent_back <> (select count(*) from comments k where k.users_content_id = moved.users_content_id)
          then 'the word with which it was sent back is missing' end,
        case when no_of_reviews <> reviews then 'its reviews were counted otherwise' end,
        case when (content_status = 'r') and reviewer_user_id is null then 'nobody reviews it' end
      ], null) as halves from moved
    )
    select container_id || ': ' || unnest(halves) as half from checked
    union all
    select container_id || ': told twice' from notifications
    where kind <> 'waits' group by container_id, user_id, kind, created_on having count(*) > 1`.execute(tx);
  return rows.map(({ half }) => half);
}
