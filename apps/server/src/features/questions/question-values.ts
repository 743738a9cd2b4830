import { createHash } from 'node:crypto';
import { plainText } from '@takhti/content-types/kit';
import { kindOf, questionIn, versionLanguages } from '@takhti/content-types/question-kinds';
import { questionDocs, type Finding, type QuestionDoc } from '@takhti/domain';

/** Stored beside a question for searching. */
export interface Lookup {
  readonly search_text: string;
  /** A hash: the canonical text of a question may be as long as the question. */
  readonly fingerprint: string;
}

/** The values for searching a question; computes its canonical text if it is unknown. */
export function lookupOf(doc: QuestionDoc, canonicalText: string = kindOf(doc).canonicalText(doc)): Lookup {
  return {
    search_text: searchTextOf(doc),
    fingerprint: fingerprintOf(canonicalText),
  };
}

/** The hash under which a canonical text is kept: it may be as long as the question. */
export function fingerprintOf(canonicalText: string): string {
  return createHash('sha256').update(canonicalText).digest('hex');
}

/** The columns that follow from what an author wrote. */
export function valuesOf(doc: QuestionDoc, lookup: Lookup = lookupOf(doc)) {
  return { ...doc, json_data: JSON.stringify(doc.json_data), ...lookup };
}

function searchTextOf(doc: QuestionDoc): string {
  return [doc, ...versionLanguages(doc).flatMap((language) => questionIn(doc, language) ?? [])]
    .flatMap((each) => [each.question, ...kindOf(each).answers(each).texts])
    .map(plainText)
    .filter((text) => text !== '')
    .join(' ');
}

/** Findings of a sanitised question: sanitising lengthens some signs, so that a text at the limit may exceed it now. */
export function findingsOf(doc: QuestionDoc): Finding[] {
  const parsed = questionDocs[doc.content_type].safeParse(doc);
  return parsed.success
    ? kindOf(doc).findings(doc)
    : parsed.error.issues.map((issue) => ({
        path: issue.path.filter((segment) => typeof segment !== 'symbol'),
        severity: 'error',
        message: 'document.invalid',
        values: { detail: issue.message },
      }));
}
