import { createHash } from 'node:crypto';
import { plainText } from '@takhti/content-types/kit';
import { kindOf } from '@takhti/content-types/question-kinds';
import type { QuestionDoc } from '@takhti/domain';

/** What is kept beside a question to find it by. */
export interface Traces {
  readonly search_text: string;
  /** A hash: the canonical text of a question may be as long as the question. */
  readonly fingerprint: string;
}

/** What a question is found by; `fingerprint` is its canonical text if it is known. */
export function tracesOf(doc: QuestionDoc, fingerprint: string = kindOf(doc).fingerprint(doc)): Traces {
  return {
    search_text: searchTextOf(doc),
    fingerprint: hashOfTrace(fingerprint),
  };
}

/** The canonical text of a question as it is kept: it may be as long as the question. */
export function hashOfTrace(trace: string): string {
  return createHash('sha256').update(trace).digest('hex');
}

/** The columns that follow from what an author wrote. */
export function valuesOf(doc: QuestionDoc, traces: Traces = tracesOf(doc)) {
  return { ...doc, json_data: JSON.stringify(doc.json_data), ...traces };
}

function searchTextOf(doc: QuestionDoc): string {
  return [doc.question, ...kindOf(doc).answers(doc).texts]
    .map(plainText)
    .filter((text) => text !== '')
    .join(' ');
}
