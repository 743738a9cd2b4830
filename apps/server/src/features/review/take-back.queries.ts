import type { BeforeMove, LastMove } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';

interface Of {
  readonly institution_id: number;
  readonly container_id: string;
}

/** The last entry of a container's history: saves of questions do not change the version of their bank, but have entries here. */
export async function selectOptionalLastEntry(tx: Tx, of: Of): Promise<LastMove | undefined> {
  const last = await tx
    .selectFrom('history')
    .select(['action', 'user_id', 'from_status', 'to_status', 'detail', 'happened_on'])
    .where('institution_id', '=', of.institution_id)
    .where('container_id', '=', of.container_id)
    .orderBy('happened_on', 'desc')
    .orderBy('history_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return undefined;
  const { action: name, happened_on, detail, ...move } = last;
  // Written by `moveContainer` alone.
  const before = (detail as { readonly before?: BeforeMove }).before ?? null;
  return { ...move, name, before, made_on: new Date(happened_on) };
}
