import type { PlacedWord } from '@takhti/content-types/crosswords';

export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly letter: string;
  /** Of the word, or the two, that begin here. */
  readonly number?: number;
}

/** The cells of a grid, row by row; cells in which words begin are numbered in that order. */
export function cellsOf(
  words: readonly (PlacedWord & { readonly letters: readonly string[] })[],
  columns: number,
): Cell[] {
  const cells = new Map<number, Cell>();
  for (const { row, column, is_down, letters } of words)
    letters.forEach((letter, at) => {
      const cell = { row: row + (is_down ? at : 0), column: column + (is_down ? 0 : at), letter };
      cells.set(cell.row * columns + cell.column, cell);
    });
  const starts = [...new Set(words.map(({ row, column }) => row * columns + column))].toSorted(
    (one, other) => one - other,
  );
  return [...cells]
    .toSorted(([one], [other]) => one - other)
    .map(([place, cell]) => {
      const number = starts.indexOf(place) + 1;
      return number > 0 ? { ...cell, number } : cell;
    });
}
