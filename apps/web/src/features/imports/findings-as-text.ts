/** Findings as a text file that a spreadsheet takes, too: a line each, the cells of a line apart by tabs. */
export function findingsAsText(lines: readonly (readonly string[])[]): string {
  const text = lines.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t'));
  // The mark in front tells Windows that what follows is not in the letters of one country.
  return `\uFEFF${text.join('\r\n')}\r\n`;
}
