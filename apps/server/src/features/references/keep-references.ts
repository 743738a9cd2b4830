import { modelOf } from '@takhti/content-types';
import type { ContentType } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { replaceReferences } from './references.queries.ts';

/** A container with its document as it is stored now. */
interface Stored {
  readonly institution_id: number;
  readonly container_id: string;
  readonly content_type: ContentType;
  readonly json_data: object;
}

/**
 * Stores to which content a document refers. Call it in the transaction that stores the document, so that "used in" and the
 * search for circles always match it (ADR 0027).
 */
export async function keepReferences(tx: Tx, container: Stored): Promise<void> {
  const model = modelOf(container.content_type);
  if (!model?.refers) return;
  const ids = model.referencesOf(container.json_data).map(({ content_id }) => content_id);
  await replaceReferences(tx, container, [...new Set(ids)]);
}
