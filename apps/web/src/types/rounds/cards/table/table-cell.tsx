import { ActionIcon, TextInput } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { readBlank, type ColumnKey, type TableCell } from '@takhti/content-types/rounds';
import { directionOf, limits, localeOf } from '@takhti/domain';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { Hint } from '../../../../ui/index.ts';
import { useTransitionInput } from '../../../../performance/use-transition-input.ts';
import { FieldError, fieldErrorId, fieldId } from '../../../../features/editor/index.ts';
import { ReadText } from '../card/read-text.tsx';
import type { OpenedRound } from '../opened-round.ts';
import classes from './table-editor.module.css';
import { withBlank, withCell, type TableRound } from './table-edits.ts';

interface TableCellFieldProps {
  readonly opened: OpenedRound<TableRound>;
  readonly cell: TableCell;
  /** What its column is called. */
  readonly column: string;
  readonly onEnter: (row: number, column: ColumnKey) => void;
}

/** A cell with its words, and the mark that makes it the one that learners fill in. */
export function TableCellField({ opened, cell, column, onEnter }: TableCellFieldProps) {
  const t = useText();
  const { round, language, isReadOnly } = opened;
  const path = opened.path('rows', cell.row, cell.column);
  const [text, type] = useTransitionInput(round.rows[cell.row]?.[cell.column] ?? '', (next) =>
    opened.change((now) => withCell(now, cell, next)),
  );
  const blank = readBlank(round.blank);
  const isBlank = blank?.row === cell.row && blank.column === cell.column;
  const name = t('game-cards:table.cell', { column, row: cell.row + 1 });
  const mark = t(isBlank ? 'game-cards:table.is_blank' : 'game-cards:table.make_blank');

  function press(event: KeyboardEvent): void {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.nativeEvent.isComposing || cell.row + step < 0) return;
    // Only Enter makes a new row of what is below the last one.
    if (event.key === 'ArrowDown' && cell.row + 1 >= round.rows.length) return;
    event.preventDefault();
    onEnter(cell.row + step, cell.column);
  }

  return (
    <td className={classes.cell} data-blank={isBlank || undefined}>
      <span className={classes.cellColumn} aria-hidden="true">
        {column}
      </span>
      {isReadOnly ? (
        <>
          <ReadText id={fieldId(path)} text={text} language={language} />
          {isBlank && <span className={classes.blankWord}>{t('game-cards:table.is_blank')}</span>}
        </>
      ) : (
        <TextInput
          id={fieldId(path)}
          aria-label={isBlank ? t('game-cards:table.blank_cell', { name }) : name}
          aria-describedby={fieldErrorId(path)}
          value={text}
          maxLength={limits.title.max}
          autoComplete="off"
          attributes={{ input: { dir: directionOf(language), lang: localeOf(language) } }}
          classNames={{ input: classes.input }}
          onKeyDown={press}
          onChange={(event) => type(event.currentTarget.value)}
          rightSectionPointerEvents="all"
          rightSection={
            <Hint label={mark}>
              <ActionIcon
                variant={isBlank ? 'filled' : 'subtle'}
                color={isBlank ? 'accent' : 'sand'}
                size={28}
                aria-label={t('game-cards:table.mark_of', { name })}
                aria-pressed={isBlank}
                onClick={() => opened.change((now) => withBlank(now, cell))}
              >
                <IconForms size={16} />
              </ActionIcon>
            </Hint>
          }
        />
      )}
      <FieldError path={path} findings={opened.findings('rows', cell.row, cell.column)} />
    </td>
  );
}
