import { limits } from '@takhti/domain';
import type { PlainReading, Roles, RowNote } from '../transfer/plain/plain-reading.ts';
import { bareSign, numbered } from '../transfer/plain/plain-headings.ts';
import { markOf } from '../transfer/plain/words.ts';
import { meantOptions } from './meant-options.ts';
import { orderOfColumns } from './order-of-columns.ts';
import { pastedEntries } from './pasted-entries.ts';

const numbers: readonly number[] = Array.from({ length: limits.options.import }, (_, at) => at + 1);

/** A table of questions with options: an option to a column or all in one, and the right one named, or marked beside it. */
export const plainMcq: PlainReading = {
  headings: [
    [
      /^(?:options|choices|answers|answerchoices|alternatives|آپشنز|اختیارات|جوابات|انتخابونه|ځوابونه|گزینهها|جوابها)$/,
      'Options',
    ],
    [
      /^(?:(?:correct|right)(?:answers?|options?|choices?)?|answer|ans|key|answerkey|solution|(?:درست|صحیح|سم)(?:جواب|آپشن|اختیار|ځواب|انتخاب|گزینه)?|(?:جواب|پاسخ|گزینه)(?:درست|صحیح)?|ځواب)$/,
      'Key',
    ],
    [numbered('(?:is)?(?:correct|right)(?:answer|option)?|درست|صحیح|سم'), 'Correct@'],
    [
      numbered('option|opt|choice|alternative|answer|answeroption|آپشن|اختیار|جواب|انتخاب|ځواب|گزینه|پاسخ'),
      'Option@',
    ],
    [bareSign, 'Option@'],
  ],
  settled: (found) => {
    const areKeys = found.filter((role) => role === 'Key').length > 1;
    let option = 0;
    return found.map((role) => {
      if (role === 'Option') return `Option${(option += 1)}`;
      if (role?.startsWith('Option') && role !== 'Options') option = Number(role.slice('Option'.length));
      // Several columns of this name: each marks the option before it.
      return role === 'Key' && areKeys && option > 0 ? `Correct${option}` : role;
    });
  },
  fromOrder: orderOfColumns,
  isEnough: (roles) =>
    (roles.has('Options') || (roles.has('Option1') && roles.has('Option2'))) && hasMarks(roles),
  unclear: 'import.options_unclear',
  ownCells: (cell) => {
    const options = optionsOfRow(cell);
    const notes: RowNote[] = [];
    const right = new Set(meantOptions(cell('Key'), options));
    const key = cell('Key').trim();
    if (key !== '' && right.size === 0) notes.push(['import.mark_unclear', { answer: key }]);
    numbers.forEach((number) => {
      const mark = markOf(cell(`Correct${number}`));
      if (mark === null) notes.push(['import.mark_unclear', { answer: cell(`Correct${number}`).trim() }]);
      if (mark) right.add(number);
    });
    const cells = new Map<string, string>();
    numbers.forEach((number) => {
      const option = options[number - 1] ?? '';
      const isGiven = option.trim() !== '';
      cells.set(`Option${number}`, option);
      cells.set(`Correct${number}`, right.has(number) ? 'Y' : isGiven ? 'N' : '');
    });
    if (options.length > numbers.length) notes.push(['import.too_many_options', { max: numbers.length }]);
    return { cells, notes };
  },
};

function hasMarks(roles: Roles): boolean {
  return [...roles.keys()].some((role) => role === 'Key' || /^Correct\d/.test(role));
}

function optionsOfRow(cell: (role: string) => string): string[] {
  const together = cell('Options').trim();
  if (together === '') return numbers.map((number) => cell(`Option${number}`));
  const entries = pastedEntries(together);
  return entries.length > 1 ? entries : pastedEntries(together.split(/[|;؛]/).join('\n'));
}
