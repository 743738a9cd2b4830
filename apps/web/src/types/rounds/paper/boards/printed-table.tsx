import type { TableBoard } from '@takhti/domain';
import classes from '../paper.module.css';

/** A table with its empty cell. */
export function PrintedTable({ board }: { readonly board: TableBoard }) {
  return (
    <table className={classes.table}>
      <caption>{board.title}</caption>
      <thead>
        <tr>
          {board.columns.map((column, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two columns may be called alike
            <th key={at}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {board.rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no name
          <tr key={at}>
            {row.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- two cells may hold the same
              <td key={column}>{at === board.blank.row && column === board.blank.column ? '' : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
