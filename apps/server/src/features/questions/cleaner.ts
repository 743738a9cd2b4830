import { kindOf, mapRichText, richTextsOf } from '@takhti/content-types/question-kinds';
import type { QuestionDoc } from '@takhti/domain';
import { sanitiseRichText, uploadsIn, withoutUploads } from '../../platform/rich-text.ts';
import { withoutSignatures } from '../../platform/storage/file-signer.ts';

/** The uploads that questions show. */
export function uploadsShown(docs: Iterable<QuestionDoc>): string[] {
  const shown = new Set<string>();
  for (const doc of docs) {
    for (const upload_id of richTextsOf(doc).flatMap(uploadsIn)) shown.add(upload_id);
  }
  return [...shown];
}

/** What makes a question fit to be stored: sanitised, without signatures, without pictures other than these. */
export function cleanerFor(own: ReadonlySet<string>): (doc: QuestionDoc) => QuestionDoc {
  const isOwn = (upload_id: string): boolean => own.has(upload_id);
  const clean = (html: string): string =>
    withoutUploads(sanitiseRichText(withoutSignatures(html), isOwn), isOwn);
  return (doc) => kindOf(doc).settled(mapRichText(doc, clean));
}
