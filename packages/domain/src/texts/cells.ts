// What some spreadsheet program or its import runs: formulas in half and full width, commands, and everything that a leading tab, line
// end or letter without width hides from a first look.
const SIGN = String.raw`[=+\-@|%＝＋－＠｜％]`;
const RUN = String.raw`(?:[\t\r\n]|[\s\p{Cf}]*${SIGN})`;
const FORMULA = new RegExp(`^${RUN}`, 'u');
const GUARDED = new RegExp(`^'+${RUN}`, 'u');

// Programs that separate by semicolons or tabs do not see the quotation mark in front of our cell: each of these signs in it ends a cell or
// a row to them, and what follows is one of its own.
const ENDS = /(\r\n|[;\t\r\n])/;
const PART = new RegExp(String.raw`^('*)([\s\p{Cf}"]*)(${SIGN}?)`, 'u');
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*%?$/;

/** A cell as text: line ends as `\n`, without control characters (the database refuses some), outer spaces, or a formula guard. */
export function cellText(cell: string): string {
  const text = cell
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F\uFEFF]/g, '')
    .trim();
  const whole = withGuards(text, (guards) => Math.max(guards - 1, 0));
  return GUARDED.test(whole) ? whole.slice(1) : whole;
}

/** The cell that `cellText` reads as this text. */
export function textToCell(text: string): string {
  const cell = withGuards(text, (guards) => (guards > 0 ? guards + 1 : 0));
  return GUARDED.test(text) ? `'${cell}` : cell;
}

/**
 * A cell for a CSV file: spreadsheet programs run text that starts like a formula, so that such text gets an apostrophe in
 * front, which the import takes off again, as does each part that is a cell to programs which separate by semicolons or tabs. Numbers
 * stay as they are.
 */
export function guardFormula(cell: string): string {
  const parts = withGuards(cell, (guards) => Math.max(guards, 1));
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${parts}` : parts;
}

// Changes how many apostrophes are in front of what could run in the middle of a cell. From its end, so that the time it takes grows with
// the length alone.
function withGuards(cell: string, change: (guards: number) => number): string {
  const parts = cell.split(ENDS);
  let runs = false;
  for (let at = parts.length - 1; at > 0; at -= 2) {
    const part = parts[at] ?? '';
    const [all = '', guards = '', , sign] = PART.exec(part) ?? [];
    // Nothing but spaces, a tab and then a sign: the tab is one of the spaces.
    const isPassed = all.length === part.length && at < parts.length - 1 && parts[at + 1] !== ';';
    runs = sign ? true : isPassed && runs;
    if (runs) parts[at] = `${"'".repeat(change(guards.length))}${part.slice(guards.length)}`;
  }
  return parts.join('');
}

/** A heading as imports compare it: regardless of its case, spaces, dashes and underscores. */
export function headingKey(heading: string): string {
  return heading.replace(/[\s_\uFEFF-]/g, '').toLowerCase();
}
