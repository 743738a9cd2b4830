import type { ImportFinding } from '@takhti/contract';
import { messageText, type MessageKey, type MessageValues } from '../../message-texts.ts';

/** Where in a file: its row (the heading is row 1) and the number of the question, blank rows not counted. */
export interface Place {
  readonly row: number | null;
  readonly question: number | null;
}

/** A finding of an import, its English text written out (C-684 to C-692). */
export function importFinding(key: MessageKey, place: Place, values: MessageValues = {}): ImportFinding {
  const all = { ...(place.question !== null && { question: place.question }), ...values };
  return { row: place.row, question: place.question, message: messageText(key, all), key, values: all };
}
