import type { ImportFinding } from '@takhti/contract';
import { messageText, type MessageKey, type MessageValues } from '../../message-texts.ts';

/**
 * Where in a file: the row of a table (the heading is row 1) or the line of a text, the file of a package, and the number of the
 * question, blank rows not counted.
 */
export interface Place {
  readonly row: number | null;
  readonly question: number | null;
  readonly line?: number | undefined;
  readonly file?: string | undefined;
}

/** A finding of an import, its English text written out (C-684 to C-692). */
export function importFinding(key: MessageKey, place: Place, values: MessageValues = {}): ImportFinding {
  const { row, question, line, file } = place;
  const all = {
    ...(question !== null && { question }),
    ...(line !== undefined && { line }),
    ...values,
  };
  return {
    row,
    question,
    ...(line !== undefined && { line }),
    ...(file !== undefined && { file }),
    message: messageText(key, all),
    key,
    values: all,
  };
}
