import { scoreBoard } from '@takhti/content-types/rounds/play';
import type { NumberBoard as Board } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import type { BoardProps, TextResponse } from '../board/board-props.ts';
import { FillAnswer } from './fill-answer.tsx';
import { mostTyped } from '../board/most.ts';
import './fill-board.css';

/** A number to type, with its unit beside it. */
export function NumberBoard(props: BoardProps<Board, TextResponse>): ReactNode {
  const { board, language, draft, isOver, onDraft } = props;
  const { t, list } = useTexts();
  const isRight = isOver && scoreBoard(board, draft, language).isCorrect;
  return (
    <div className="fill">
      <label className="fill-number">
        <span className="unseen">{list([t('your_answer'), t('unit_of', { unit: board.unit })])}</span>
        <input
          className={isOver ? (isRight ? 'fill-input fill-right' : 'fill-input fill-wrong') : 'fill-input'}
          inputMode="decimal"
          autoComplete="off"
          maxLength={mostTyped}
          dir="ltr"
          readOnly={isOver}
          value={draft?.text ?? ''}
          onChange={(event) => onDraft({ text: event.target.value })}
        />
        <span className="fill-unit" aria-hidden="true">
          {board.unit}
        </span>
      </label>
      {isOver && <FillAnswer isRight={isRight} answer={`${board.answer} ${board.unit}`} />}
    </div>
  );
}
