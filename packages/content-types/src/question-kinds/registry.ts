import { Problem } from '@takhti/contract';
import { isQuestionKind, unnamedKind, type QuestionDoc, type QuestionKind } from '@takhti/domain';
import { error } from '../messages.ts';
import { fibKind } from './fib/model.ts';
import type { AnyQuestionKind } from './kind.ts';
import type { ChangeText } from './languages/change-text.ts';
import { mcqKind } from './mcq/model.ts';

/** Every kind of questions: what is worked out from a question alone. */
export const questionKinds = {
  mcq: mcqKind,
  fill_in_the_blank: fibKind,
} as const satisfies Record<QuestionKind, AnyQuestionKind>;

/** The kind that a question is of. */
export function kindOf(doc: Pick<QuestionDoc, 'content_type'>): AnyQuestionKind {
  return questionKinds[doc.content_type];
}

/**
 * Opens a question that was kept somewhere, of any kind.
 * @throws Problem container.invalid_document
 */
export function openQuestionDoc(stored: Readonly<Record<string, unknown>>): QuestionDoc {
  const kind = stored['content_type'] ?? unnamedKind;
  if (typeof kind === 'string' && isQuestionKind(kind)) return questionKinds[kind].open(stored);
  throw new Problem('container.invalid_document', {
    fields: [error(['content_type'], 'document.invalid', { detail: 'is no kind of questions' })],
  });
}

/** A question with every rich text of it changed. */
export function mapRichText<Doc extends QuestionDoc>(doc: Doc, change: ChangeText): Doc {
  return kindOf(doc).mapRichText(doc, change);
}

/** Every rich text of a question. */
export function richTextsOf(doc: QuestionDoc): string[] {
  const texts: string[] = [];
  mapRichText(doc, (html) => {
    texts.push(html);
    return html;
  });
  return texts;
}
