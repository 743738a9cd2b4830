import { modelOf } from '@takhti/content-types';
import { Problem } from '@takhti/contract';
import { mayRead, type Finding } from '@takhti/domain';
import type { DocumentOwner } from '../../../features/containers/index.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import {
  listLeadingTo,
  listReferencesOf,
  listReferred,
  lockReferences,
  type Referred,
} from './references.queries.ts';

/** Another container that a document refers to, and where. */
interface PlacedReference {
  readonly content_id: string;
  readonly path: Finding['path'];
}

/**
 * Checks the references of a sent document: what is new in it is content that they may see, and it does not hold itself.
 * What it held before stays, no matter what happened to that since: nothing is lost by a save.
 * @returns that content as it is now, by its ids
 * @throws Problem container.invalid_document with `fields`
 */
export async function lookAtReferences(
  tx: Tx,
  session: Session,
  references: readonly PlacedReference[],
  { container_id, content_id }: DocumentOwner,
): Promise<ReadonlyMap<string, Referred>> {
  const { institution_id } = session;
  const ids = [...new Set(references.map((each) => each.content_id))];
  const byId = new Map((await listReferred(tx, institution_id, ids)).map((each) => [each.content_id, each]));
  const kept = new Set(container_id ? await listReferencesOf(tx, institution_id, container_id) : []);
  const fields = [
    ...unseen(session, references, byId, kept),
    ...(content_id ? await circles(tx, institution_id, references, byId, content_id) : []),
  ];
  if (fields.length > 0) throw new Problem('container.invalid_document', { fields });
  return byId;
}

function unseen(
  session: Session,
  references: readonly PlacedReference[],
  byId: ReadonlyMap<string, Referred>,
  kept: ReadonlySet<string>,
): Finding[] {
  return references.flatMap(({ content_id, path }): Finding[] => {
    const referred = byId.get(content_id);
    const isSeen = kept.has(content_id) || (referred !== undefined && mayRead(session, referred));
    return isSeen ? [] : [{ path, severity: 'error', message: 'gathering.not_found' }];
  });
}

async function circles(
  tx: Tx,
  institution_id: number,
  references: readonly PlacedReference[],
  byId: ReadonlyMap<string, Referred>,
  own: string,
): Promise<Finding[]> {
  const referring = references.filter(({ content_id }) => {
    const content_type = byId.get(content_id)?.content_type;
    return content_type !== undefined && modelOf(content_type)?.refers === true;
  });
  if (referring.length === 0) return [];
  await lockReferences(tx, institution_id);
  const ids = [...new Set(referring.map(({ content_id }) => content_id))];
  const leading = new Set([own, ...(await listLeadingTo(tx, institution_id, ids, own))]);
  return referring
    .filter(({ content_id }) => leading.has(content_id))
    .map(({ path }) => ({ path, severity: 'error', message: 'gathering.in_itself' }));
}
