import type { ExchangeFormat, ImportFinding, LossyFormat } from '@takhti/contract';
import type { MadeBy } from '@takhti/content-types/question-kinds/transfer';
import type { QuestionKind } from '@takhti/domain';

/** A file of questions to write, or what would be lost of them: the process asks for some at a time, until it is given none; then for their pictures. */
export type ExportJob = FileJob | LossesJob;

export interface FileJob {
  readonly purpose: 'file';
  readonly path: string;
  readonly kind: QuestionKind;
  readonly format: 'csv' | 'xlsx' | 'json' | ExchangeFormat;
  readonly sheet: string;
  /** The models that made or changed its questions, by their numbers from 1. */
  readonly made: ReadonlyMap<number, MadeBy>;
  /** The facts about the bank in a JSON file. */
  readonly head: Readonly<Record<string, unknown>>;
}

/** Requests of the process. */
export type ExportAsks =
  | { readonly kind: 'questions' }
  | { readonly kind: 'pictures'; readonly addresses: readonly string[] };

export interface LossesJob {
  readonly purpose: 'losses';
  readonly made: FileJob['made'];
  readonly format: LossyFormat;
}

/** Content of a bank that a format cannot contain. */
export interface Losses {
  /** The first ones. */
  readonly losses: ImportFinding[];
  /** How many questions lose something, those that are left out among them. */
  readonly questions: number;
  readonly left_out: number;
}
