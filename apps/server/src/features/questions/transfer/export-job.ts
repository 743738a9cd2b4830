import type { ExchangeFormat } from '@takhti/contract';
import type { QuestionKind } from '@takhti/domain';

/** A file of questions to write: the process asks for some at a time, until it is given none. */
export interface ExportJob {
  readonly path: string;
  readonly kind: QuestionKind;
  readonly format: 'csv' | 'xlsx' | 'json' | ExchangeFormat;
  readonly sheet: string;
  /** What a JSON file says of its bank. */
  readonly head: Readonly<Record<string, unknown>>;
}
