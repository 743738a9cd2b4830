import { kindOf, mapRichText, richTextsOf } from '@takhti/content-types/question-kinds';
import type { QuestionDoc } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import { sanitiseRichText, uploadsIn, withoutUploads } from '../../platform/rich-text.ts';
import { listUploadIds } from '../media/index.ts';

/**
 * Finds out which pictures questions may show: the uploads of their institution. Anything else would let an author have
 * another institution's file signed for them.
 * @returns what makes a question fit to be stored: sanitised, without signatures, without pictures of others.
 */
export async function makeCleaner(
  tx: Tx,
  files: Services['files'],
  institution_id: number,
  docs: Iterable<QuestionDoc>,
): Promise<(doc: QuestionDoc) => QuestionDoc> {
  const shown = new Set<string>();
  for (const doc of docs) {
    for (const upload_id of richTextsOf(doc).flatMap(uploadsIn)) shown.add(upload_id);
  }
  const own = new Set(await listUploadIds(tx, institution_id, [...shown]));
  const isOwn = (upload_id: string): boolean => own.has(upload_id);
  const clean = (html: string): string => withoutUploads(sanitiseRichText(files.strip(html), isOwn), isOwn);
  return (doc) => kindOf(doc).settled(mapRichText(doc, clean));
}
