import { IconTrash } from '@tabler/icons-react';
import type { ColumnKey } from '@takhti/content-types/rounds';
import { useId } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { MoveHandle, useDrop } from '../../../../ui/index.ts';
import { fieldId } from '../../../../features/editor/index.ts';
import type { OpenedRound } from '../opened-round.ts';
import { TableCellField } from './table-cell.tsx';
import classes from './table-editor.module.css';
import { moveRow, removeRow, type TableRound } from './table-edits.ts';
import { ToolButton } from '../tool-button.tsx';

interface TableRowProps {
  readonly opened: OpenedRound<TableRound>;
  /** From 0. */
  readonly row: number;
  readonly shown: readonly ColumnKey[];
  readonly onEnter: (row: number, column: ColumnKey) => void;
  readonly onMoved: (to: number) => void;
}

/** A row of a table: its cells, and the ways to another place or out. */
export function TableRow({ opened, row, shown, onEnter, onMoved }: TableRowProps) {
  const t = useText();
  const id = useId();
  const { round, isReadOnly } = opened;
  const count = round.rows.length;
  const name = t('game-cards:table.row', { number: row + 1 });
  const slot =
    !isReadOnly && count > 1
      ? {
          scope: `rows ${round.questionId}`,
          index: row,
          onMove: (from: number, to: number) => {
            opened.change((now) => moveRow(now, from, to));
            onMoved(to);
          },
        }
      : null;
  const drop = useDrop(slot);
  return (
    <tr className={classes.row} {...drop}>
      <th scope="row" className={classes.handle} id={fieldId(opened.path('rows', row, 'place'))}>
        {slot && <MoveHandle id={`${id} ${row}`} name={name} slot={slot} count={count} />}
        <span className={classes.rowName}>{name}</span>
      </th>
      {shown.map((column, at) => (
        <TableCellField
          key={column}
          opened={opened}
          cell={{ row, column }}
          column={round.columns[column].trim() || t('game-cards:table.column', { number: at + 1 })}
          onEnter={onEnter}
        />
      ))}
      {!isReadOnly && (
        <td className={classes.rowTools}>
          {count > 1 && (
            <ToolButton
              icon={IconTrash}
              label={t('game-cards:table.remove_row', { number: row + 1 })}
              onClick={() => opened.change((now) => removeRow(now, row))}
            />
          )}
        </td>
      )}
    </tr>
  );
}
