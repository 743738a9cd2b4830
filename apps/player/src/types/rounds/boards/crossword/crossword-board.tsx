import { letterOf } from '@takhti/content-types/rounds/play';
import { useState, type ReactNode } from 'react';
import type { CrosswordBoard as Board } from '@takhti/domain';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import type { BoardProps, CellsResponse } from '../board/board-props.ts';
import { LetterKeys } from '../keys/letter-keys.tsx';
import { useTypedLetters } from '../keys/use-typed-letters.ts';
import { ClueBar, ClueHelp } from './clue-bar.tsx';
import { ClueLists } from './clue-list.tsx';
import { CrosswordGrid } from './crossword-grid.tsx';
import { CrosswordGuide } from './crossword-guide.tsx';
import { useCrossword } from './use-crossword.ts';
import './crossword-board.css';
import './crossword-narrow.css';

// Fetched together: no other board is finished by it.
export { FinishButton } from './finish-button.tsx';

/** A crossword: the grid, its clues across and down, and letters to tap where there is no keyboard of the language. */
export function CrosswordBoard(props: BoardProps<Board, CellsResponse>): ReactNode {
  const { board, language, isOver, isTryLeft, outcome } = props;
  const texts = useTexts();
  const desk = useCrossword(props, texts);
  const [hasKeys, setKeys] = useState(wantsKeys);
  // The round opens with the focus on its heading; the first letter that is typed is meant for the marked cell all the same.
  useTypedLetters(isOver ? null : (typed) => letterOf(typed, language) !== null && desk.write(typed));
  const shared = { board, language, desk, isOver };
  return (
    <div className="cw" data-fills-room="" data-over={isOver || undefined}>
      <div className="cw-play">
        <CrosswordGuide {...shared} isTryLeft={isTryLeft} />
        {/* Where it is larger than its room it scrolls to the cell that is worked on. */}
        <div className="cw-main" data-scrolls="board">
          <CrosswordGrid {...shared} isTryLeft={isTryLeft} hasKeys={hasKeys} />
        </div>
        <div className="cw-hand">
          <div className={isOver ? 'cw-work board-past' : 'cw-work'}>
            <ClueBar board={board} desk={desk} />
            {hasKeys && (
              <LetterKeys
                language={language}
                more={board.cells.map(({ letter }) => letter)}
                onLetter={desk.write}
                onErase={desk.erase}
              />
            )}
            <ClueHelp desk={desk} hasKeys={hasKeys} onKeys={() => setKeys(!hasKeys)} />
          </div>
          {outcome}
        </div>
      </div>
      <ClueLists {...shared} />
    </div>
  );
}

// A finger has no keyboard beside it, and that of the device would cover the clue.
function wantsKeys(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
