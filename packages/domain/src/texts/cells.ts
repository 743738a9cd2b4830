// What some spreadsheet program or its import runs: formulas in half and full width, commands, and everything that a leading tab, line
// end or letter without width hides from a first look.
const RUN = String.raw`(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@|%＝＋－＠｜％])`;
const FORMULA = new RegExp(`^${RUN}`, 'u');
const GUARDED = new RegExp(`^'+${RUN}`, 'u');
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*%?$/;

/** A cell as text: line ends as `\n`, without control characters (the database refuses some), outer spaces, or a formula guard. */
export function cellText(cell: string): string {
  const text = cell
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F\uFEFF]/g, '')
    .trim();
  return GUARDED.test(text) ? text.slice(1) : text;
}

/** The cell that `cellText` reads as this text. */
export function textToCell(text: string): string {
  return GUARDED.test(text) ? `'${text}` : text;
}

/**
 * A cell for a CSV file: spreadsheet programs run text that starts like a formula, so that such text gets an apostrophe in
 * front, which the import takes off again. Numbers stay as they are.
 */
export function guardFormula(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** A heading as imports compare it: regardless of its case, spaces, dashes and underscores. */
export function headingKey(heading: string): string {
  return heading.replace(/[\s_\uFEFF-]/g, '').toLowerCase();
}
