import { useState, type ReactNode } from 'react';
import type { CrosswordBoard as Board } from '@takhti/domain';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import type { BoardProps, CellsResponse } from '../board/board-props.ts';
import { LetterKeys } from '../keys/letter-keys.tsx';
import { ClueBar } from './clue-bar.tsx';
import { ClueLists } from './clue-list.tsx';
import { CrosswordGrid } from './crossword-grid.tsx';
import { useCrossword } from './use-crossword.ts';
import './crossword-board.css';

/** A crossword: the grid, its clues across and down, and letters to tap where there is no keyboard of the language. */
export function CrosswordBoard(props: BoardProps<Board, CellsResponse>): ReactNode {
  const { board, language, isOver } = props;
  const texts = useTexts();
  const desk = useCrossword(props, texts);
  const [hasKeys, setKeys] = useState(wantsKeys);
  const filled = desk.letters.filter(Boolean).length;
  return (
    <div className="cw">
      <div className="cw-main">
        {!isOver && (
          <p className="board-hint">
            <span className="board-count">
              {texts.t('crossword_filled', { n: filled, total: board.cells.length })}
            </span>
            <span>{texts.t('crossword_price')}</span>
          </p>
        )}
        <CrosswordGrid board={board} language={language} desk={desk} isOver={isOver} hasKeys={hasKeys} />
      </div>
      {!isOver && (
        <div className="cw-hand">
          <ClueBar board={board} desk={desk} hasKeys={hasKeys} onKeys={() => setKeys(!hasKeys)} />
          {hasKeys && (
            <LetterKeys
              language={language}
              more={board.cells.map(({ letter }) => letter)}
              onLetter={desk.write}
              onErase={desk.erase}
            />
          )}
        </div>
      )}
      <ClueLists board={board} language={language} desk={desk} isOver={isOver} />
    </div>
  );
}

// A finger has no keyboard beside it, and that of the device would cover the clue.
function wantsKeys(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
