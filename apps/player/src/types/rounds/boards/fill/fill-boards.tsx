import { scoreBoard } from '@takhti/content-types/rounds/play';
import type { NumberBoard as OneNumber, RoundResponse, TableBoard as OneTable } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { BoardProps, TextResponse } from '../board/board-props.ts';
import { DigitKeys } from './digit-keys.tsx';
import { FillInput } from './fill-input.tsx';
import { wayToCell, wayToNumber, type Way } from './way-on.ts';
import './fill-board.css';

// Fetched together: what is typed.
export { CodeBoard } from '../code/code-board.tsx';

/** A number to type, with its unit beside it. */
export function NumberBoard(props: BoardProps<OneNumber, TextResponse>): ReactNode {
  const { board, language, draft, isOver, isTryLeft, tried, onDraft } = props;
  const { t, list } = useTexts();
  const isRight = isOver ? scoreBoard(board, draft, language).isCorrect : null;
  const wrong = wrongText(isRight, isTryLeft, draft, tried);
  return (
    <div className="fill" data-keeps-places="outcome" data-over={isOver || undefined}>
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
      {wrong !== '' && <WrongAnswer typed={wrong} way={wayToNumber(board, wrong)} />}
      {!isOver && <DigitKeys text={draft?.text ?? ''} onText={(text) => onDraft({ text })} />}
      {isRight === false && !isTryLeft && <RightAnswer answer={`${board.answer} ${board.unit}`} />}
    </div>
  );
}

/** A table with one cell to fill in. */
export function TableBoard(props: BoardProps<OneTable, TextResponse>): ReactNode {
  const { board, language, draft, isOver, isTryLeft, tried, onDraft } = props;
  const { t } = useTexts();
  const isRight = isOver ? scoreBoard(board, draft, language).isCorrect : null;
  const wrong = wrongText(isRight, isTryLeft, draft, tried);
  const isMended = isRight === false && !isTryLeft;
  const rows = board.rows.map((cells, row) => ({
    row,
    cells: cells.map((text, column) => ({ text, column })),
  }));
  return (
    <div className="fill" data-keeps-places="outcome" data-over={isOver || undefined}>
      <div className="fill-scroll">
        <table className="fill-table">
          <caption>
            {board.title}
            {board.heading !== '' && <span className="fill-heading">{board.heading}</span>}
          </caption>
          <thead>
            <tr>
              {board.columns.map((name, column) => (
                <th scope="col" key={name} className={column === board.blank.column ? 'fill-way' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells }) => (
              <tr key={row} className={row === board.blank.row ? 'fill-way' : undefined}>
                {cells.map(({ text, column }) =>
                  row === board.blank.row && column === board.blank.column ? (
                    <td key={column} className={isMended ? 'fill-blank fill-answered' : 'fill-blank'}>
                      <FillInput
                        aria-label={t('blank_cell', { column: board.columns[column] ?? '' })}
                        dir="auto"
                        text={draft?.text ?? ''}
                        isRight={isRight}
                        onText={(typed) => onDraft({ text: typed })}
                      />
                      {isMended && <RightAnswer answer={board.answer} />}
                    </td>
                  ) : (
                    <td key={column} className={column === board.blank.column ? 'fill-way' : undefined}>
                      {text}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {wrong !== '' && <WrongAnswer typed={wrong} way={wayToCell(board, wrong, language)} />}
    </div>
  );
}

/** The wrong answer that leads to the next try; empty where there is none. */
function wrongText(
  isRight: boolean | null,
  isTryLeft: boolean,
  draft: TextResponse | null,
  tried: RoundResponse | null = null,
): string {
  const response = isRight === false && isTryLeft ? draft : isRight === null ? tried : null;
  return response && 'text' in response ? response.text.trim() : '';
}

/** What was typed and is wrong, and what leads on from it: it stays while the next try is typed. */
function WrongAnswer({ typed, way }: { readonly typed: string; readonly way: Way | null }): ReactNode {
  const { t } = useTexts();
  if (way === null) return null;
  return (
    <p className="fill-tried" role="status">
      {/* The line is the innermost: what is isolated in another script has none of those around it. */}
      <bdi>
        <s>{typed}</s>
      </bdi>{' '}
      <span>{t(`try_${way}`)}</span>
    </p>
  );
}

/** After a typed answer that was not right: what is. */
function RightAnswer({ answer }: { readonly answer: string }): ReactNode {
  const { t } = useTexts();
  return (
    <p className="fill-answer">
      <Icon name="check" />
      <span>
        <span className="fill-answer-word">{t('right_answer')}: </span>
        <strong>{answer}</strong>
      </span>
    </p>
  );
}
