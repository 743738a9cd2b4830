import { localeOf, type CrosswordBoard, type Language } from '@takhti/domain';
import { formatOf } from '../../../../i18n/format.ts';
import classes from '../paper.module.css';

interface PrintedGridProps {
  readonly board: CrosswordBoard;
  readonly language: Language;
  readonly isSolved?: boolean;
}

/** The grid of a crossword, empty to be written into or with its letters. */
export function PrintedGrid({ board, language, isSolved = false }: PrintedGridProps) {
  const { rows, columns, cells, words } = board;
  const format = formatOf(localeOf(language));
  return (
    <div
      className={classes.grid}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 56px))`,
        gridTemplateRows: `repeat(${rows}, auto)`,
      }}
    >
      {cells.map(({ row, column, letter }, at) => {
        const starting = words.find((word) => word.cells[0] === at);
        return (
          <span
            key={`${row}:${column}`}
            className={classes.cell}
            style={{ gridRow: row + 1, gridColumn: column + 1 }}
          >
            {starting && <sup className={classes.start}>{format.number(starting.number)}</sup>}
            {isSolved && letter}
          </span>
        );
      })}
    </div>
  );
}
