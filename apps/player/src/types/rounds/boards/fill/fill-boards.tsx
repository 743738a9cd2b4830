import { scoreBoard } from '@takhti/content-types/rounds/play';
import type { NumberBoard as OneNumber, TableBoard as OneTable } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { BoardProps, TextResponse } from '../board/board-props.ts';
import { FillInput } from './fill-input.tsx';
import './fill-board.css';

// Fetched together: what is typed.
export { CodeBoard } from '../code/code-board.tsx';

/** A number to type, with its unit beside it. */
export function NumberBoard(props: BoardProps<OneNumber, TextResponse>): ReactNode {
  const { board, language, draft, isOver, isTryLeft, onDraft } = props;
  const { t, list } = useTexts();
  const isRight = isOver ? scoreBoard(board, draft, language).isCorrect : null;
  return (
    <div className="fill">
      <label className="fill-number">
        <span className="unseen">{list([t('your_answer'), t('unit_of', { unit: board.unit })])}</span>
        <FillInput
          inputMode="decimal"
          dir="ltr"
          text={draft?.text ?? ''}
          isRight={isRight}
          onText={(text) => onDraft({ text })}
        />
        <span className="fill-unit" aria-hidden="true">
          {board.unit}
        </span>
      </label>
      {isRight === false && !isTryLeft && <RightAnswer answer={`${board.answer} ${board.unit}`} />}
    </div>
  );
}

/** A table with one cell to fill in. */
export function TableBoard(props: BoardProps<OneTable, TextResponse>): ReactNode {
  const { board, language, draft, isOver, isTryLeft, onDraft } = props;
  const { t } = useTexts();
  const isRight = isOver ? scoreBoard(board, draft, language).isCorrect : null;
  const rows = board.rows.map((cells, row) => ({
    row,
    cells: cells.map((text, column) => ({ text, column })),
  }));
  return (
    <div className="fill">
      <div className="fill-scroll">
        <table className="fill-table">
          <caption>
            {board.title}
            {board.heading !== '' && <span className="fill-heading">{board.heading}</span>}
          </caption>
          <thead>
            <tr>
              {board.columns.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells }) => (
              <tr key={row}>
                {cells.map(({ text, column }) =>
                  row === board.blank.row && column === board.blank.column ? (
                    <td key={column} className="fill-blank">
                      <FillInput
                        aria-label={t('blank_cell', { column: board.columns[column] ?? '' })}
                        dir="auto"
                        text={draft?.text ?? ''}
                        isRight={isRight}
                        onText={(typed) => onDraft({ text: typed })}
                      />
                    </td>
                  ) : (
                    <td key={column}>{text}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isRight === false && !isTryLeft && <RightAnswer answer={board.answer} />}
    </div>
  );
}

/** After a typed answer that was not right: what is. */
function RightAnswer({ answer }: { readonly answer: string }): ReactNode {
  const { t } = useTexts();
  return (
    <p className="fill-answer">
      <Icon name="check" />
      <span>
        {t('right_answer')}: <strong>{answer}</strong>
      </span>
    </p>
  );
}
