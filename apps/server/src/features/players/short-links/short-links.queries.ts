import type { LinkAsks } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';

/** The target of a short address. */
export interface LinkKey {
  readonly institution_id: number;
  readonly content_id: string;
  /** 0 where the link says nothing of it. */
  readonly part_size: number;
  /** The owner of an own link; null for everybody's. */
  readonly user_id: string | null;
  readonly asks: LinkAsks | '';
}

export async function selectOptionalCode(tx: Tx, link: LinkKey): Promise<string | undefined> {
  const row = await tx
    .selectFrom('short_links')
    .select('code')
    .where('institution_id', '=', link.institution_id)
    .where('content_id', '=', link.content_id)
    .where('part_size', '=', link.part_size)
    .where('user_id', 'is not distinct from', link.user_id)
    .where('asks', '=', link.asks)
    .executeTakeFirst();
  return row?.code;
}

/** Unless the link has a code, or the code a link. */
export async function insertOptionalCode(
  tx: Tx,
  link: LinkKey & { readonly code: string; readonly created_on: Date },
): Promise<void> {
  await tx
    .insertInto('short_links')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectOptionalLink(tx: Tx, code: string): Promise<LinkKey | undefined> {
  return tx
    .selectFrom('short_links')
    .select(['institution_id', 'content_id', 'part_size', 'user_id', 'asks'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** The question of a person's own link to a container; the latest link if there are several. */
export async function selectOptionalOwnAsks(
  tx: Tx,
  link: Pick<LinkKey, 'institution_id' | 'content_id'> & { readonly user_id: string },
): Promise<LinkAsks | undefined> {
  const row = await tx
    .selectFrom('short_links')
    .select('asks')
    .where('institution_id', '=', link.institution_id)
    .where('content_id', '=', link.content_id)
    .where('user_id', '=', link.user_id)
    .orderBy('created_on', 'desc')
    .orderBy('code')
    .executeTakeFirst();
  return row?.asks || undefined;
}
