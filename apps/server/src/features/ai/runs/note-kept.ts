import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { LoadedContainer } from '../../containers/index.ts';
import { insertPart } from '../../provenance/index.ts';
import { setProposal, type StoredProposal } from './runs.queries.ts';

interface Kept {
  readonly part_id: string;
  /** Of what it became a part as it was kept. */
  readonly version: number;
  /** What it says, where it is a part of a document. */
  readonly kept_as?: string;
  readonly kept_on: Date;
}

/** Notes which part of a container a proposal became, and that it is decided on. */
export async function noteKept(
  tx: Tx,
  session: Session,
  { institution_id, container_id }: Pick<LoadedContainer, 'institution_id' | 'container_id'>,
  { proposal_id, model, prompt, wish, started_on, is_changed }: StoredProposal,
  { part_id, version, kept_as = '', kept_on }: Kept,
): Promise<void> {
  // What a person changed before it was kept is not as the model wrote it: that stood there a version earlier.
  const asWritten = is_changed === 1 ? { kept_version: version - 1 } : { kept_version: version, kept_as };
  await insertPart(tx, {
    institution_id,
    container_id,
    part_id,
    proposal_id,
    model,
    prompt,
    source: JSON.stringify(wish.material),
    made_on: started_on,
    kept_by_user_id: session.user_id,
    kept_on,
    ...asWritten,
    looked_by_user_id: null,
  });
  await setProposal(tx, institution_id, proposal_id, { state: 'kept', part_id });
}
