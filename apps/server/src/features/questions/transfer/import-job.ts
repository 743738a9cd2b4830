import type { ImportedRow, ImportFinding, ImportProgress } from '@takhti/contract';
import type { MadeBy, Place } from '@takhti/content-types/question-kinds/transfer';
import type { Language, QuestionDoc, QuestionKind } from '@takhti/domain';
import type { Lookup } from '../question-values.ts';
import type { BroughtPicture } from './brought-pictures.ts';

/** An import file, what it does not say of its questions, and what is to be done with them. */
export interface ImportJob {
  readonly path: string;
  readonly file_name: string;
  readonly kind: QuestionKind;
  readonly language: Language;
  /** The numbers of the wanted questions; null for all. */
  readonly take: readonly number[] | null;
  readonly repair: readonly number[];
  /** To be looked at, with all their faults, or to be added, all or none. */
  readonly purpose: 'preview' | 'import';
}

/** A question of a file as its row will be, and where the file has it. */
export interface ReadQuestion {
  readonly place: Place;
  readonly doc: QuestionDoc;
  readonly lookup: Lookup;
  /** The model that made or changed it, from the file. */
  readonly madeBy?: MadeBy;
}

/** A question of a file as it is looked at. */
export interface SeenQuestion {
  readonly row: ImportedRow;
  /** Null where nothing could be read. */
  readonly fingerprint: string | null;
}

/**
 * What the process asks: to pass on how far it is, which uploads are the institution's, to take questions over and the pictures that they
 * brought along.
 */
export type ImportAsks =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'own'; readonly upload_ids: readonly string[] }
  | { readonly kind: 'take'; readonly questions: readonly ReadQuestion[] }
  | { readonly kind: 'picture'; readonly picture: BroughtPicture }
  | { readonly kind: 'see'; readonly questions: readonly SeenQuestion[] };

/** The findings of the file or, for an import, of its questions; empty if there are none. */
export type ImportVerdict =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'read'; readonly findings: readonly ImportFinding[] };
