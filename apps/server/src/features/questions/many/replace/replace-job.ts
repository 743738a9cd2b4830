import type { FoundField, Replacement } from '@takhti/content-types/question-kinds/replace';
import type { QuestionDoc } from '@takhti/domain';
import type { Lookup } from '../../question-values.ts';

/** Words to replace in questions: the process asks for some questions at a time, until it is given none, and hands back what it found. */
export interface ReplaceJob {
  readonly replacement: Replacement;
  /** None means all. */
  readonly content_ids: readonly string[];
  /** Which of those in which something is found are looked at; null where they are to be written. */
  readonly shown: { readonly from: number; readonly to: number } | null;
}

/** A question in which something was found, as the process hands it back. */
export interface FoundChange {
  readonly content_id: string;
  readonly version: number;
  readonly language: QuestionDoc['language'];
  readonly places: number;
  /** Of those that are looked at. */
  readonly fields: readonly FoundField[];
  /** As it would be; null where it is only looked at. */
  readonly doc: QuestionDoc | null;
  readonly lookup: Lookup;
  readonly isValid: boolean;
}

export type ReplaceAsks =
  | { readonly kind: 'questions' }
  | { readonly kind: 'found'; readonly changes: readonly FoundChange[] };

/** The last message of the process: how many places only look like what was searched for. */
export interface Replaced {
  readonly alike_places: number;
}
