import type { ImportFinding } from '@takhti/contract';
import { cutText } from '@takhti/domain';
import { messageText, type MessageKey, type MessageValues } from '../../message-texts/index.ts';

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

/** More findings of one question are left out: people correct these first. */
export const mostFindingsOfQuestion = 20;

/** A finding of an import, its English text written out (C-684 to C-692). */
export function importFinding(key: MessageKey, place: Place, values: MessageValues = {}): ImportFinding {
  const { row, question, line } = place;
  const file = place.file === undefined ? undefined : cutValue(place.file);
  const all = {
    ...(question !== null && { question }),
    ...(line !== undefined && { line }),
    ...shortValues(values),
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

/** The first of these findings, and how many there are beside them: a reply must not grow with the file. */
export function shortened(findings: readonly ImportFinding[], most: number): ImportFinding[] {
  const last = findings.at(-1);
  const beyond = last?.key === 'import.more' ? Number(last.values['count']) : 0;
  const shown = beyond > 0 ? findings.slice(0, -1) : findings;
  if (shown.length <= most) return [...findings];
  const count = shown.length - most + beyond;
  return [...shown.slice(0, most), importFinding('import.more', { row: null, question: null }, { count })];
}

// Characters of the file's own value that are quoted.
const mostOfValue = 200;

function shortValues(values: MessageValues): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? cutValue(value) : value]),
  );
}

function cutValue(value: string): string {
  return value.length > mostOfValue ? `${cutText(value, mostOfValue)}…` : value;
}
