import type { QuestionDoc } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { claimUploads } from '../media/index.ts';
import { cleanerFor, uploadsShown } from './cleaner.ts';

/**
 * Finds out which pictures questions may show: the uploads of their institution. Anything else would let an author have
 * another institution's file signed for them.
 * @returns what makes a question fit to be stored: sanitised, without signatures, without pictures of others.
 */
export async function makeCleaner(
  tx: Tx,
  institution_id: number,
  docs: Iterable<QuestionDoc>,
): Promise<(doc: QuestionDoc) => QuestionDoc> {
  return cleanerFor(new Set(await claimUploads(tx, institution_id, uploadsShown(docs))));
}
