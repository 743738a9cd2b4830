import { kindOf, mapRichText, richTextsOf } from '@takhti/content-types/question-kinds';
import type { QuestionDoc } from '@takhti/domain';
import { sanitiseInTurns, sanitiseRichText, uploadsIn, withoutUploads } from '../../platform/rich-text.ts';
import { withoutSignatures } from '../../platform/storage/file-signer.ts';

/** The uploads that questions show. */
export function uploadsShown(docs: Iterable<QuestionDoc>): string[] {
  const shown = new Set<string>();
  for (const doc of docs) {
    for (const upload_id of richTextsOf(doc).flatMap(uploadsIn)) shown.add(upload_id);
  }
  return [...shown];
}

/** Prepares a question for storing: sanitised, without signatures, with these pictures only. */
export function cleanerFor(own: ReadonlySet<string>): (doc: QuestionDoc) => QuestionDoc {
  const isOwn = (upload_id: string): boolean => own.has(upload_id);
  return (doc) => fitToStore(doc, isOwn, (html) => sanitiseRichText(html, isOwn));
}

/** A question fit to be stored, while others have their turn between one of its texts and the next. */
export async function cleanInTurns(doc: QuestionDoc, own: ReadonlySet<string>): Promise<QuestionDoc> {
  const isOwn = (upload_id: string): boolean => own.has(upload_id);
  return fitToStore(doc, isOwn, await sanitiseInTurns(richTextsOf(doc).map(withoutSignatures), isOwn));
}

function fitToStore(
  doc: QuestionDoc,
  isOwn: (upload_id: string) => boolean,
  sanitise: (html: string) => string,
): QuestionDoc {
  const clean = (html: string): string => withoutUploads(sanitise(withoutSignatures(html)), isOwn);
  return kindOf(doc).settled(mapRichText(doc, clean));
}
