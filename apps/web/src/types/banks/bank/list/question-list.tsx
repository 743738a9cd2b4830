import { Anchor, Checkbox, Text } from '@mantine/core';
import type { OpenedContainer, QuestionRow as Row } from '@takhti/domain';
import type { ChangeEvent } from 'react';
import { useText } from '../../../../i18n/index.ts';
import classes from './question-list.module.css';
import { useRowMarks } from './row-marks.tsx';
import { QuestionRow } from './question-row.tsx';
import {
  countSelected,
  everythingSelected,
  isSelected,
  nothingSelected,
  pageState,
  select,
  type Selection,
} from '../../../../ui/lists/selection.ts';
import { useRowSelection } from '../../../../ui/lists/use-row-selection.ts';

interface QuestionListProps {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The number of the first row. */
  readonly first: number;
  readonly bank: OpenedContainer;
  readonly isPreview: boolean;
  /** Absent where nothing can be selected. */
  readonly selection?: Selection;
  readonly onSelection?: (selection: Selection) => void;
  /** Puts a question at another place, counted from 0; absent where it has none to be put at. */
  readonly onOrder?: ((content_id: string, to: number) => void) | undefined;
}

/** A page of a bank's questions: columns where there is room, cards on a phone. */
export function QuestionList(props: QuestionListProps) {
  const { rows, first, total, bank, isPreview, selection, onSelection, onOrder } = props;
  const ids = rows.map((row) => row.content_id);
  const marksOf = useRowMarks(bank);

  const toggle = useRowSelection(ids, selection, onSelection);

  return (
    <>
      {selection && onSelection && (
        <ListHead {...props} ids={ids} selection={selection} onSelection={onSelection} />
      )}
      <ol className={classes.rows} start={first}>
        {rows.map((row, at) => (
          <QuestionRow
            key={row.content_id}
            row={row}
            number={first + at}
            bank={bank}
            isPreview={isPreview}
            marks={marksOf(row.content_id)}
            {...(onOrder && {
              slot: {
                scope: bank.container_id,
                index: first + at - 1,
                onMove: (from: number, to: number) => {
                  const moved = rows[from - first + 1];
                  if (moved) onOrder(moved.content_id, to);
                },
              },
              count: total,
            })}
            {...(selection && {
              isSelected: isSelected(selection, row.content_id),
              onSelect: (event: ChangeEvent<HTMLInputElement>) => toggle(row.content_id, event),
            })}
          />
        ))}
      </ol>
    </>
  );
}

interface ListHeadProps extends QuestionListProps {
  readonly ids: readonly string[];
  readonly selection: Selection;
  readonly onSelection: (selection: Selection) => void;
}

function ListHead({ ids, total, selection, onSelection }: ListHeadProps) {
  const t = useText();
  const state = pageState(selection, ids);
  const count = countSelected(selection, total);
  return (
    <div className={classes.head}>
      <Checkbox
        className={classes.check}
        aria-label={t('questions:list.select_page')}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        onChange={() => onSelection(select(selection, ids, state !== 'all'))}
      />
      <span className={classes.headWords}>
        {count === 0 && t('questions:question')}
        {count > 0 && count < total && t('questions:bulk.selected', { count })}
        {state === 'all' && count < total && (
          <Anchor component="button" type="button" size="sm" onClick={() => onSelection(everythingSelected)}>
            {t('questions:list.select_all', { count: total })}
          </Anchor>
        )}
        {count > 0 && count === total && total > ids.length && (
          <Text size="sm">
            {t('questions:list.all_selected', { count: total })}{' '}
            <Anchor component="button" type="button" size="sm" onClick={() => onSelection(nothingSelected)}>
              {t('questions:bulk.clear')}
            </Anchor>
          </Text>
        )}
      </span>
      <span className={classes.headDifficulty} aria-hidden="true">
        {t('questions:difficulty.label')}
      </span>
      <span className={classes.headTaxonomy} aria-hidden="true">
        {t('questions:taxonomy.label')}
      </span>
      <span className={classes.headChanged} aria-hidden="true">
        {t('questions:list.changed')}
      </span>
    </div>
  );
}
