import type { SeenItem } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';

export interface ItemKey {
  readonly institution_id: number;
  readonly container_id: string;
}

/** The facts that decide who may see containers, deleted ones too; unknown ids are left out. */
export async function listSeenItems(
  tx: Tx,
  items: readonly ItemKey[],
): Promise<(SeenItem & { readonly container_id: string })[]> {
  return tx
    .selectFrom('containers')
    .select([
      'institution_id',
      'container_id',
      'user_id',
      'content_status',
      'is_published',
      'is_deleted',
      'is_closed',
    ])
    .where(
      'institution_id',
      'in',
      items.map(({ institution_id }) => institution_id),
    )
    .where(
      'container_id',
      'in',
      items.map(({ container_id }) => container_id),
    )
    .execute();
}
