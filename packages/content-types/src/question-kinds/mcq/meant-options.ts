import { compared, placeOf } from '../transfer/plain/words.ts';

const worded =
  /^\(?(?:(?:option|choice|answer|آپشن|انتخاب|گزینه|جواب|ځواب)\s*)?(\p{L}{1,3}|\d{1,2})\s*[).:]?$/u;
const withWords = /^\(?(\p{L}{1,3}|\d{1,2})[).:]\s+\S/u;
const between = /\s*(?:[,،;؛/&+|]|\n|\s(?:and|اور|او|و)\s)\s*/;

/**
 * The options, numbered from 1, that a cell names as right: by their own words, their letters or their numbers. Their own words come
 * first, for of the options 3, 4 and 5 the answer 4 is the second.
 */
export function meantOptions(cell: string, options: readonly string[]): number[] {
  const meant = compared(cell);
  if (meant === '') return [];
  const one = meantOption(meant, options);
  if (one !== null) return [one];
  const several = meant.split(between).map((part) => meantOption(part, options));
  return several.every((each) => each !== null) ? several : [];
}

function meantOption(meant: string, options: readonly string[]): number | null {
  const own = options.findIndex((option) => compared(option) === meant);
  if (meant !== '' && own >= 0) return own + 1;
  const place = placeOf((worded.exec(meant) ?? withWords.exec(meant))?.[1] ?? '');
  return place !== null && (options[place - 1] ?? '').trim() !== '' ? place : null;
}
