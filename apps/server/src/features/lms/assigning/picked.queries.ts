import type { Tx } from '../../../platform/db/index.ts';

/** Under which ids the LMS knows content, by our own. */
export async function listLmsContentIds(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('containers')
    .select(['content_id', 'lms_content_id'])
    .where('institution_id', '=', institution_id)
    .where('content_id', 'in', content_ids)
    .where('lms_content_id', '<>', '')
    .execute();
  return new Map(rows.map(({ content_id, lms_content_id }) => [content_id, lms_content_id]));
}
