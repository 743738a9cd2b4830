import { cellText, limits, type YesNo } from '@takhti/domain';
import { comparableText, isBlank } from '../../kit/html.ts';
import { markOf } from '../transfer/plain/words.ts';
import type { RowReader } from '../transfer/row-reader.ts';

/** The numbers of the options a file can hold: 1 to 10. */
export const optionNumbers: readonly number[] = Array.from(
  { length: limits.options.import },
  (_, at) => at + 1,
);

interface Read {
  readonly number: number;
  readonly html: string;
  readonly isGiven: boolean;
  /** As the file has it, in upper case. */
  readonly flag: string;
  /** The meaning of the flag, regardless of its word; null if unknown. */
  readonly isMarked: boolean | null;
}

/**
 * The options of a row up to the last that is given, and findings for what is wrong with them: the first two are there, every
 * one has Y or N, exactly one has Y (C-695), no two are the same (C-664).
 */
export function readOptions(row: RowReader): { option: string; correct: YesNo }[] {
  const read = optionNumbers.map((number): Read => {
    const html = row.html(`Option${number}`);
    const flag = cellText(row.cell(`Correct${number}`)).toUpperCase();
    return { number, html, isGiven: !isBlank(html), flag, isMarked: markOf(flag) };
  });
  const isOneRight = read.some(({ isGiven, isMarked }) => isGiven && isMarked);
  const areComplete = read.map((option) => checkOption(row, option, isOneRight)).every(Boolean);
  const marked = read.filter((option) => option.flag === 'Y').length;
  if (marked > 1) row.find('import.correct_multiple');
  if (marked === 0 && areComplete) row.find('import.correct_none');
  const given = read.filter((option) => option.isGiven);
  findEqual(row, given);
  return read.slice(0, given.at(-1)?.number ?? 0).map(({ html, isGiven, isMarked }) => ({
    option: isGiven ? html : '',
    correct: isGiven && isMarked ? 'Y' : 'N',
  }));
}

// A flag that is missing or another word is a fault; where it is clear what it means, one click puts it right.
function checkOption(
  row: RowReader,
  { number, isGiven, flag, isMarked }: Read,
  isOneRight: boolean,
): boolean {
  const isWanted = number <= limits.options.required || flag === 'Y';
  if (!isGiven && isWanted) row.find('import.option_missing', { option: number });
  else if (isGiven && flag === '')
    row.find(isOneRight ? 'import.correct_left_empty' : 'import.correct_missing', { option: number });
  else if (flag !== '' && flag !== 'Y' && flag !== 'N')
    row.find(isMarked === null ? 'import.correct_invalid' : 'import.correct_understood', { option: number });
  else return true;
  return false;
}

function findEqual(row: RowReader, given: readonly Read[]): void {
  const first = new Map<string, number>();
  for (const { number, html } of given) {
    const text = comparableText(html);
    const other = first.get(text);
    if (other === undefined) first.set(text, number);
    else row.find('import.option_duplicate', { option: number, other });
  }
}
