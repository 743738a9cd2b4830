import type { QuestionDoc } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { claimUploads } from '../media/index.ts';
import { cleanInTurns, uploadsShown } from './cleaner.ts';

/**
 * A question fit to be stored: sanitised, without signatures, and with no pictures but uploads of its institution. Anything else
 * would let an author have another institution's file signed for them.
 */
export async function withOwnPictures(
  tx: Tx,
  institution_id: number,
  doc: QuestionDoc,
): Promise<QuestionDoc> {
  return cleanInTurns(doc, new Set(await claimUploads(tx, institution_id, uploadsShown([doc]))));
}
