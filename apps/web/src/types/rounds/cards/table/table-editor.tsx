import { columnKeys, templateLimits } from '@takhti/content-types/rounds';
import { useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { FieldError, fieldId } from '../../../../features/editor/index.ts';
import { AddButton } from '../add-button.tsx';
import type { OpenedRound } from '../opened-round.ts';
import { Section } from '../section.tsx';
import { StrictSwitch } from '../number/strict-switch.tsx';
import { TableColumns } from './table-columns.tsx';
import classes from './table-editor.module.css';
import { addRow, usedColumns, type TableRound } from './table-edits.ts';
import { TableRow } from './table-row.tsx';
import { useFocusAfterRender } from '../use-focus-after-render.ts';
import { WrittenField } from '../number/written-field.tsx';

const { columns: columnLimit, rows: rowLimit } = templateLimits.tabular_fib;

/** A table with one cell for learners to fill in (G-131 to G-140). */
export function TableEditor({ opened }: { opened: OpenedRound<TableRound> }) {
  const t = useText();
  const goTo = useFocusAfterRender();
  const [announcement, setAnnouncement] = useState('');
  const { round, isReadOnly } = opened;
  // Empty columns are not stored: how many of them are shown is state of this screen alone.
  const [columns, setColumns] = useState(columnLimit?.min ?? 1);
  const shown = columnKeys.slice(0, Math.max(columns, usedColumns(round)));
  const mostRows = rowLimit?.max ?? 0;
  const canAddRow = !isReadOnly && round.rows.length < mostRows;

  function enterBelow(row: number, column: string): void {
    if (row >= round.rows.length && !canAddRow) return;
    if (row >= round.rows.length) opened.change(addRow);
    goTo(opened.path('rows', row, column));
  }

  return (
    <Section
      opened={opened}
      title={t('game-cards:table.title')}
      hint={t('game-cards:table.hint')}
      tally={t('game-cards:tally.rows', { number: round.rows.length, most: mostRows })}
      foot={<StrictSwitch opened={opened} isOn={round.is_strict === true} />}
    >
      <TableWords opened={opened} />
      <div className={classes.frame} id={fieldId(opened.path('blank'))} data-tour="fill-in">
        <table
          className={classes.table}
          aria-label={t('game-cards:table.title')}
          data-read={isReadOnly || undefined}
        >
          <thead id={fieldId(opened.path('columns'))}>
            <TableColumns opened={opened} shown={shown} onRemoved={() => setColumns(shown.length - 1)} />
          </thead>
          <tbody id={fieldId(opened.path('rows'))}>
            {round.rows.map((_, row) => (
              <TableRow
                // Rows have no id.
                // oxlint-disable-next-line react/no-array-index-key
                key={row}
                opened={opened}
                row={row}
                shown={shown}
                onEnter={enterBelow}
                onMoved={(to) => {
                  setAnnouncement(t('common:move.done', { position: to + 1, count: round.rows.length }));
                  // Handles keep their position when rows move; the focus moves with the row.
                  goTo(opened.path('rows', to, 'place'));
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.foot}>
        {canAddRow && (
          <AddButton onClick={() => enterBelow(round.rows.length, 'column1')}>
            {t('game-cards:table.add_row')}
          </AddButton>
        )}
        {!isReadOnly && shown.length < columnKeys.length && (
          <AddButton
            onClick={() => {
              setColumns(shown.length + 1);
              goTo(opened.path('columns', columnKeys[shown.length] ?? ''));
            }}
          >
            {t('game-cards:table.add_column')}
          </AddButton>
        )}
        {(['columns', 'rows', 'blank', 'Answer'] as const).map((field) => (
          <FieldError key={field} path={opened.path(field)} findings={opened.findings(field)} />
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </Section>
  );
}

function TableWords({ opened }: { opened: OpenedRound<TableRound> }) {
  const t = useText();
  const { title, value } = opened.round.preHeader;
  return (
    <div className={classes.words}>
      <WrittenField
        opened={opened}
        at={['preHeader', 'title']}
        label={t('game-cards:table.name')}
        value={title}
        isOneLine
        isRequired
        onText={(text) => opened.change((now) => ({ ...now, preHeader: { ...now.preHeader, title: text } }))}
      />
      <WrittenField
        opened={opened}
        at={['preHeader', 'value']}
        label={t('game-cards:table.heading')}
        value={value}
        isOneLine
        placeholder={t('game-cards:optional')}
        onText={(text) => opened.change((now) => ({ ...now, preHeader: { ...now.preHeader, value: text } }))}
      />
    </div>
  );
}
