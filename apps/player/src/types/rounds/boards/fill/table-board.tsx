import { scoreBoard } from '@takhti/content-types/rounds/play';
import type { TableBoard as Board } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import type { BoardProps, TextResponse } from '../board/board-props.ts';
import { FillAnswer } from './fill-answer.tsx';
import { mostTyped } from '../board/most.ts';
import './fill-board.css';

/** A table with one cell to fill in. */
export function TableBoard(props: BoardProps<Board, TextResponse>): ReactNode {
  const { board, language, draft, isOver, onDraft } = props;
  const { t } = useTexts();
  const isRight = isOver && scoreBoard(board, draft, language).isCorrect;
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
                      <input
                        className={
                          isOver
                            ? isRight
                              ? 'fill-input fill-right'
                              : 'fill-input fill-wrong'
                            : 'fill-input'
                        }
                        aria-label={t('blank_cell', { column: board.columns[column] ?? '' })}
                        autoComplete="off"
                        maxLength={mostTyped}
                        dir="auto"
                        readOnly={isOver}
                        value={draft?.text ?? ''}
                        onChange={(event) => onDraft({ text: event.target.value })}
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
      {isOver && <FillAnswer isRight={isRight} answer={board.answer} />}
    </div>
  );
}
