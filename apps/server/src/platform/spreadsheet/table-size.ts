/** Far more than a table that a person made; a larger one would keep the server busy reading its cells. */
export const table_size = {
  rows: 100_000,
  columns: 1_000,
  row_characters: 1_000_000,
  /** The limit of spreadsheet programs, and more than any field takes. */
  cell_characters: 32_767,
  characters: 26_000_000,
} as const;

/**
 * A table without the empty cells behind its last possible column. Of too many rows one more than allowed is kept, so that the
 * reader can report how many are too many; a too long cell is cut where it shows that it is too long.
 * @param most characters that all cells may have together
 * @returns null when it is wider or longer in words than a table may be
 */
export function cutToSize(
  rows: readonly string[][],
  most: number = table_size.characters,
): string[][] | null {
  if (rows.some(isTooWide)) return null;
  let characters = 0;
  const cut: string[][] = [];
  for (const row of rows.slice(0, table_size.rows + 1)) {
    const cells = (row.length > table_size.columns ? row.slice(0, table_size.columns) : row).map(cutCell);
    for (const cell of cells) characters += cell.length;
    if (characters > most) return null;
    cut.push(cells);
  }
  return cut;
}

function cutCell(cell: string): string {
  if (cell.length <= table_size.cell_characters) return cell;
  return cell.trim().slice(0, table_size.cell_characters);
}

function isTooWide(row: readonly string[]): boolean {
  return row.length > table_size.columns && row.findLastIndex((cell) => cell !== '') >= table_size.columns;
}
