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
  /** What models had to do with its questions, by their numbers from 1. */
  readonly made: ReadonlyMap<number, MadeBy>;
  /** What a JSON file says of its bank. */
  readonly head: Readonly<Record<string, unknown>>;
}

/** What the process asks for. */
export type ExportAsks =
  | { readonly kind: 'questions' }
  | { readonly kind: 'pictures'; readonly addresses: readonly string[] };

export interface LossesJob {
  readonly purpose: 'losses';
  readonly made: FileJob['made'];
  readonly format: LossyFormat;
}

/** What a format cannot carry of a bank. */
export interface Losses {
  /** The first ones. */
  readonly losses: ImportFinding[];
  /** How many questions lose something, those that are left out among them. */
  readonly questions: number;
  readonly left_out: number;
}
