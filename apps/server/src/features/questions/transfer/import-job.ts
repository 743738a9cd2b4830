import type { ImportFinding, ImportProgress } from '@takhti/contract';
import type { ImportedQuestion } from '@takhti/content-types/question-kinds/transfer';
import type { Language, QuestionKind } from '@takhti/domain';
import type { Traces } from '../question-values.ts';

/** An import file, and what it does not say of its questions. */
export interface ImportJob {
  readonly path: string;
  readonly kind: QuestionKind;
  readonly language: Language;
}

/** A question of a file as its row will be, and where the file has it. */
export interface ReadQuestion extends Pick<ImportedQuestion, 'row' | 'question' | 'doc'> {
  readonly traces: Traces;
}

/** What the thread asks: to pass on how far it is, which uploads are the institution's, to take questions over. */
export type ImportAsks =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'own'; readonly upload_ids: readonly string[] }
  | { readonly kind: 'take'; readonly questions: readonly ReadQuestion[] };

/** What is wrong with the file; no findings: nothing. */
export type ImportVerdict =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'read'; readonly findings: readonly ImportFinding[] };
