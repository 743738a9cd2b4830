import type { ReactNode } from 'react';
import classes from './stacking-table.module.css';

interface StackingTableProps {
  /** The name of the table for screen readers. */
  readonly label: string;
  /** The columns by their names; the first holds the name of each row. */
  readonly columns: readonly { readonly name: string; readonly className?: string | undefined }[];
  /** How many figures are side by side on a phone. */
  readonly across: 2 | 3;
  /** Rows, each with one `th`, and a `StackingCell` for each further column. */
  readonly children: ReactNode;
}

/** A table of figures. On a phone each row is separate, every figure below the name of its column: nothing is cut off. */
export function StackingTable({ label, columns, across, children }: StackingTableProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={classes.table} data-across={across}>
        <thead>
          <tr>
            {columns.map(({ name, className }) => (
              <th key={name} scope="col" className={className}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface StackingCellProps {
  /** The name of its column. */
  readonly name: string;
  readonly className?: string | undefined;
  /** Has a line of its own on a phone. */
  readonly isWide?: boolean;
  /** Empty cells are left out on a phone. */
  readonly children: ReactNode;
}

/** One figure of a row. */
export function StackingCell({ name, className, isWide = false, children }: StackingCellProps) {
  return (
    <td className={className} data-name={name} data-wide={isWide || undefined}>
      {children}
    </td>
  );
}
