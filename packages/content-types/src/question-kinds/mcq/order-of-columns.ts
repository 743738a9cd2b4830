import { limits } from '@takhti/domain';
import { counting } from '../transfer/plain/plain-headings.ts';
import type { Roles } from '../transfer/plain/plain-reading.ts';
import { markOf } from '../transfer/plain/words.ts';
import { meantOptions } from './meant-options.ts';

type Rows = readonly (readonly string[])[];

/** The share of rows that must agree on the meaning of a column: some rows have faults. */
const most = 0.6;

/**
 * The meaning of the columns of a table without headings. First comes the question, then its options, each followed by a mark,
 * or all followed by a column that names the right one, then the feedback for right and for wrong answers.
 */
export function orderOfColumns(rows: Rows): Roles | null {
  const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  const start = isCounting(rows) ? 1 : 0;
  const columns = Array.from({ length: width - start }, (_, at) => at + start);
  const [question, ...all] = columns;
  if (question === undefined) return null;
  const others = all.filter((at) => !isEmpty(rows, at));
  const found = markedOptions(rows, all) ?? namedOption(rows, others);
  if (!found) return null;
  const [right, wrong] = others.filter((at) => at > found.end);
  return new Map([
    ...(start > 0 ? [[counting, 0] as const] : []),
    ['Question', question],
    ...found.roles,
    ...(right === undefined ? [] : [['CorrectFeedback', right] as const]),
    ...(wrong === undefined ? [] : [['IncorrectFeedback', wrong] as const]),
  ]);
}

interface Found {
  readonly roles: readonly (readonly [string, number])[];
  /** The last column of them. */
  readonly end: number;
}

// Option, mark, option, mark: at least two pairs.
function markedOptions(rows: Rows, others: readonly number[]): Found | null {
  const roles: [string, number][] = [];
  for (let at = 0; at + 1 < others.length && at / 2 < limits.options.import; at += 2) {
    const [option, mark] = [others[at] ?? 0, others[at + 1] ?? 0];
    // The last options may be right in no row, and have no mark then.
    const isMarked = isMarks(rows, mark) || (roles.length > 0 && isEmpty(rows, mark));
    if (isEmpty(rows, option) || isMarks(rows, option) || !isMarked) break;
    roles.push([`Option${at / 2 + 1}`, option], [`Correct${at / 2 + 1}`, mark]);
  }
  const last = roles.at(-1);
  return last && roles.length >= 4 ? { roles, end: last[1] } : null;
}

function isEmpty(rows: Rows, column: number): boolean {
  return rows.every((row) => (row[column] ?? '').trim() === '');
}

function isMarks(rows: Rows, column: number): boolean {
  const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
  return cells.length > 0 && cells.filter((cell) => markOf(cell) !== null).length / cells.length >= most;
}

// The column in whose cells most rows name one of the options before it; of equals the last.
function namedOption(rows: Rows, others: readonly number[]): Found | null {
  let best: { readonly at: number; readonly share: number } | null = null;
  for (let at = 2; at < others.length && at <= limits.options.import; at += 1) {
    const options = others.slice(0, at);
    const named = rows.filter(
      (row) =>
        meantOptions(
          row[others[at] ?? -1] ?? '',
          options.map((column) => row[column] ?? ''),
        ).length > 0,
    );
    const share = named.length / rows.length;
    if (share >= most && share >= (best?.share ?? 0)) best = { at, share };
  }
  if (!best) return null;
  const { at } = best;
  const roles = others.slice(0, at).map((column, index) => [`Option${index + 1}`, column] as const);
  const end = others[at] ?? 0;
  return { roles: [...roles, ['Key', end]], end };
}

function isCounting(rows: Rows): boolean {
  return rows.length > 1 && rows.every((cells, at) => Number(cells[0]) === Number(rows[0]?.[0]) + at);
}
