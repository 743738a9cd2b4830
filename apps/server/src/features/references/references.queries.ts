import type { Tx } from '../../platform/db/index.ts';

interface Referring {
  readonly institution_id: number;
  readonly container_id: string;
}

const chunk = 500;

/** Makes the references of a container these and no others. */
export async function replaceReferences(
  tx: Tx,
  { institution_id, container_id }: Referring,
  content_ids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('content_references')
    .where('institution_id', '=', institution_id)
    .where('container_id', '=', container_id)
    .execute();
  for (let from = 0; from < content_ids.length; from += chunk) {
    const rows = content_ids
      .slice(from, from + chunk)
      .map((content_id) => ({ institution_id, container_id, content_id }));
    await tx.insertInto('content_references').values(rows).execute();
  }
}
