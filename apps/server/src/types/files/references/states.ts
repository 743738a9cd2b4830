import type { ReferenceState } from '@takhti/domain';
import {
  listCurrentPublications,
  listEverPublished,
  listPins,
  selectOptionalPublication,
} from '../../../features/publications/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { listReferred, type Referred } from './references.queries.ts';

/** The state of content that another container refers to. */
export interface Standing {
  readonly referred: Referred | null;
  readonly state: ReferenceState;
}

/** The state of these containers, for one that refers to them and may be published with older versions of them. */
export async function standingsOf(
  tx: Tx,
  { institution_id, content_id }: { readonly institution_id: number; readonly content_id: string },
  content_ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const wanted = [...new Set(content_ids)];
  const byId = new Map(
    (await listReferred(tx, institution_id, wanted)).map((each) => [each.content_id, each]),
  );
  const current = new Map(
    (await listCurrentPublications(tx, institution_id, wanted)).map((pin) => [pin.content_id, pin]),
  );
  const publication = await selectOptionalPublication(tx, institution_id, content_id);
  const pins = new Map(
    (publication ? await listPins(tx, publication, wanted) : []).map((pin) => [pin.content_id, pin]),
  );
  const gone = wanted.filter((id) => byId.get(id)?.is_deleted === 1);
  const wasPublished = new Set(await listEverPublished(tx, institution_id, gone));

  function stateOf(id: string): ReferenceState {
    const referred = byId.get(id);
    if (!referred) return 'not_found';
    if (referred.is_deleted === 1) return wasPublished.has(id) ? 'withdrawn' : 'deleted';
    if (referred.is_closed === 1) return 'closed';
    const now = current.get(id);
    if (!now) return 'unpublished';
    const pin = pins.get(id);
    return pin && pin.pinned_publication_id !== now.pinned_publication_id ? 'changed' : 'published';
  }
  return new Map(wanted.map((id) => [id, { referred: byId.get(id) ?? null, state: stateOf(id) }]));
}
