import { createHash } from 'node:crypto';
import { plainText } from '@takhti/content-types/kit';
import { kindOf } from '@takhti/content-types/question-kinds';
import type { QuestionDoc } from '@takhti/domain';

/** The columns that follow from what an author wrote; `fingerprint` is the canonical text of the question if it is known. */
export function valuesOf(doc: QuestionDoc, fingerprint: string = kindOf(doc).fingerprint(doc)) {
  return {
    ...doc,
    json_data: JSON.stringify(doc.json_data),
    search_text: searchTextOf(doc),
    fingerprint: hashFingerprint(fingerprint),
  };
}

/** What is stored of a fingerprint, which may be as long as the question. */
export function hashFingerprint(fingerprint: string): string {
  return createHash('sha256').update(fingerprint).digest('hex');
}

function searchTextOf(doc: QuestionDoc): string {
  return [doc.question, ...kindOf(doc).answers(doc).texts]
    .map(plainText)
    .filter((text) => text !== '')
    .join(' ');
}
