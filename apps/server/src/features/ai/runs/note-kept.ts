import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { LoadedContainer } from '../../containers/index.ts';
import { insertParts } from '../../provenance/index.ts';
import { setKept, type StoredProposal } from './proposals.queries.ts';

/** A proposal that becomes a part of a container. */
export interface Kept {
  readonly proposal: StoredProposal;
  readonly part_id: string;
  /** The version of the question or document in which it was kept. */
  readonly version: number;
  /** The text, for a part of a document. */
  readonly kept_as?: string;
}

/** Notes which parts of a container proposals became, and that they are decided on. */
export async function noteKept(
  tx: Tx,
  session: Session,
  { institution_id, container_id }: Pick<LoadedContainer, 'institution_id' | 'container_id'>,
  kept: readonly Kept[],
  kept_on: Date,
): Promise<void> {
  if (kept.length === 0) return;
  const parts = kept.map(({ proposal, part_id, version, kept_as = '' }) => {
    const { proposal_id, model, prompt, request, started_on, is_changed } = proposal;
    // If a person changed it before keeping it, the model's own text was in an earlier version.
    const asWritten = is_changed === 1 ? { kept_version: version - 1 } : { kept_version: version, kept_as };
    return {
      institution_id,
      container_id,
      part_id,
      proposal_id,
      model,
      prompt,
      source: JSON.stringify(request.material),
      made_on: started_on,
      kept_by_user_id: session.user_id,
      kept_on,
      ...asWritten,
      looked_by_user_id: null,
    };
  });
  await insertParts(tx, parts);
  await setKept(tx, institution_id, parts);
}
