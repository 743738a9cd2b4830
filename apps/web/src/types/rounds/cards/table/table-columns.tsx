import { IconX } from '@tabler/icons-react';
import type { ColumnKey } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import type { OpenedRound } from '../opened-round.ts';
import classes from './table-editor.module.css';
import { removeColumn, type TableRound } from './table-edits.ts';
import { ToolButton } from '../tool-button.tsx';
import { WrittenField } from '../number/written-field.tsx';

interface TableColumnsProps {
  readonly opened: OpenedRound<TableRound>;
  readonly shown: readonly ColumnKey[];
  readonly onRemoved: () => void;
}

/** The names of a table's columns; those without a name are left out of the game (G-133). */
export function TableColumns({ opened, shown, onRemoved }: TableColumnsProps) {
  const t = useText();
  const { round, isReadOnly } = opened;
  return (
    <tr className={classes.names}>
      <th scope="col" className={classes.corner}>
        <span className="visually-hidden">{t('game-cards:table.rows')}</span>
      </th>
      {shown.map((key, at) => {
        const name = t('game-cards:table.column', { number: at + 1 });
        return (
          <th key={key} scope="col" className={classes.column}>
            <span className={classes.cellColumn} aria-hidden="true">
              {name}
            </span>
            <div className={classes.columnName}>
              <WrittenField
                opened={opened}
                at={['columns', key]}
                label={name}
                isLabelHidden
                placeholder={name}
                value={round.columns[key]}
                isOneLine
                onText={(text) =>
                  opened.change((now) => ({ ...now, columns: { ...now.columns, [key]: text } }))
                }
              />
              {!isReadOnly && shown.length > 2 && (
                <ToolButton
                  icon={IconX}
                  label={t('game-cards:table.remove_column', { name: round.columns[key].trim() || name })}
                  onClick={() => {
                    opened.change((now) => removeColumn(now, key));
                    onRemoved();
                  }}
                />
              )}
            </div>
          </th>
        );
      })}
      {!isReadOnly && (
        <th scope="col" className={classes.corner}>
          <span className="visually-hidden">{t('common:delete')}</span>
        </th>
      )}
    </tr>
  );
}
