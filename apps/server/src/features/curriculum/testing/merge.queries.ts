import type { ContentStatus } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** Lets the history of skills take no more merges, as if the disk had failed there. */
export async function breakHistory(tx: Tx): Promise<void> {
  await sql`alter table skills_history add constraint broken check (action <> 'merge') not valid`.execute(tx);
}

export async function mendHistory(tx: Tx): Promise<void> {
  await sql`alter table skills_history drop constraint broken`.execute(tx);
}

/** Puts a container where its review would have brought it. */
export async function setReview(
  tx: Tx,
  key: { institution_id: number; container_id: string },
  values: {
    content_status: ContentStatus;
    review_level: number;
    waiting_level: number;
    reviewer_user_id: string;
  },
): Promise<void> {
  await tx
    .updateTable('containers')
    .set(values)
    .where('institution_id', '=', key.institution_id)
    .where('container_id', '=', key.container_id)
    .execute();
}
