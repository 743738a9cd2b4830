import type { MessageKey, MessageValues } from '../../messages.ts';

/** One row of a file on its way to a question. */
export interface RowReader {
  /** The cell under a heading; empty where the file has no such column. */
  readonly cell: (heading: string) => string;
  /** The rich text under a heading; too long a text is a finding. */
  readonly html: (heading: string) => string;
  readonly find: (key: MessageKey, values?: MessageValues) => void;
}
