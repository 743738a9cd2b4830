import type { MadeBy } from '@takhti/content-types/question-kinds/transfer';
import { AiMaterial, aiLimits } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import type { LoadedContainer } from '../containers/index.ts';
import { insertParts } from './parts.queries.ts';

/**
 * Notes of imported questions what their file says of models. Nobody has read them here, no matter what the file says of that: they are
 * in quarantine as if they had been generated here.
 */
export async function insertImportedParts(
  tx: Tx,
  { user_id }: Pick<Session, 'user_id'>,
  { institution_id, container_id }: Pick<LoadedContainer, 'institution_id' | 'container_id'>,
  made: readonly (MadeBy & { readonly part_id: string })[],
  now: Date,
): Promise<void> {
  if (made.length === 0) return;
  await insertParts(
    tx,
    made.map(({ part_id, model, made_on, prompt, source }) => ({
      institution_id,
      container_id,
      part_id,
      // No proposal of ours.
      proposal_id: newId(),
      model,
      prompt,
      source: JSON.stringify(materialOf(source)),
      made_on: made_on === '' ? now : new Date(made_on),
      kept_by_user_id: user_id,
      kept_on: now,
      kept_version: 1,
      looked_by_user_id: null,
    })),
  );
}

function materialOf(source: string): AiMaterial {
  let read: unknown = null;
  try {
    read = JSON.parse(source);
  } catch {
    // No JSON: a text that a person wrote.
  }
  const words = source === '' ? 'unknown' : source.slice(0, aiLimits.source);
  return AiMaterial.safeParse(read).data ?? { from: 'text', text: words };
}
