/** Far more than a table that a person made; a larger one would keep the server busy reading its cells. */
export const table_size = { rows: 100_000, columns: 1_000, row_characters: 1_000_000 } as const;

/** A table without the empty cells behind its last possible column; null when it is larger than that. */
export function cutToSize(rows: readonly string[][]): string[][] | null {
  if (rows.length > table_size.rows || rows.some(isTooWide)) return null;
  return rows.map((row) => (row.length > table_size.columns ? row.slice(0, table_size.columns) : row));
}

function isTooWide(row: readonly string[]): boolean {
  return row.length > table_size.columns && row.findLastIndex((cell) => cell !== '') >= table_size.columns;
}
