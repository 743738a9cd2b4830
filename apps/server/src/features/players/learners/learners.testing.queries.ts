import type { Tx } from '../../../platform/db/index.ts';

/** The learners of the attempts at some content, and who identified them. */
export async function listKnownBy(tx: Tx, of: { institution_id: number; assessment_id: string }) {
  return tx
    .selectFrom('attempts')
    .select(['user_id', 'known_by'])
    .where('institution_id', '=', of.institution_id)
    .where('content_id', '=', of.assessment_id)
    .orderBy('user_id')
    .orderBy('known_by')
    .execute();
}

/** The container that something was published of. */
export async function selectContainerOf(
  tx: Tx,
  of: { institution_id: number; assessment_id: string },
): Promise<string> {
  const { container_id } = await tx
    .selectFrom('containers')
    .select('container_id')
    .where('institution_id', '=', of.institution_id)
    .where('content_id', '=', of.assessment_id)
    .executeTakeFirstOrThrow();
  return container_id;
}
