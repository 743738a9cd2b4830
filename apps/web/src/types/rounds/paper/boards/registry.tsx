import type { Board, Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import { CutOut, Lines, PrintedClues } from './printed-cards.tsx';
import { PrintedGrid } from './printed-grid.tsx';
import { PrintedTable } from './printed-table.tsx';
import { PrintedWords } from './printed-words.tsx';
import classes from '../paper.module.css';

/** What paper asks of a kind of board. */
interface PaperBoard<Of extends Board> {
  /** Where learners answer. */
  draw(board: Of, language: Language): ReactNode;
  /** What is right, where words do not say it. */
  drawSolved?(board: Of, language: Language): ReactNode;
}

/** Every kind of board on paper. */
const boards = {
  pairs: { draw: ({ cards }) => <CutOut cards={cards} /> },
  choice: { draw: ({ cards }) => <Lines cards={cards} className={classes.box} /> },
  sequence: { draw: ({ cards }) => <Lines cards={cards} className={classes.place} /> },
  bins: {
    draw: ({ bins, cards }) => (
      <>
        <div className={classes.bins}>
          {bins.map(({ bin, label, image }) => (
            <div key={bin} className={classes.bin}>
              {image !== '' && <img className={classes.image} src={image} alt="" />}
              {label}
            </div>
          ))}
        </div>
        <CutOut cards={cards} />
      </>
    ),
  },
  number: {
    draw: ({ unit }) => (
      <p>
        <span className={classes.blank} /> {unit}
      </p>
    ),
  },
  table: { draw: (board) => <PrintedTable board={board} /> },
  code: {
    draw: ({ signs, key }) => (
      <>
        <p className={classes.code}>{signs.map(({ coded }) => coded).join('')}</p>
        <p className={classes.key}>{key.map(({ coded, plain }) => `${coded} = ${plain}`).join('   ')}</p>
        <p className={classes.blank} data-wide />
      </>
    ),
  },
  clue: {
    draw: ({ clues }, language) => (
      <>
        <PrintedClues clues={clues} language={language} />
        <p className={classes.blank} data-wide />
      </>
    ),
  },
  word: {
    draw: ({ signs, clues }, language) => (
      <>
        <p className={classes.code}>
          {signs.map(({ sign, is_letter }) => (is_letter ? '_' : sign)).join(' ')}
        </p>
        <PrintedClues clues={clues} language={language} />
      </>
    ),
  },
  crossword: {
    draw: (board, language) => (
      <>
        <PrintedGrid board={board} language={language} />
        <PrintedWords board={board} language={language} isDown={false} />
        <PrintedWords board={board} language={language} isDown />
      </>
    ),
    drawSolved: (board, language) => <PrintedGrid board={board} language={language} isSolved />,
  },
} as const satisfies { readonly [Kind in Board['kind']]: PaperBoard<Extract<Board, { kind: Kind }>> };

/** The row of a board. The table pairs each kind with its own boards. */
export function paperBoard({ kind }: Board): PaperBoard<Board> {
  return boards[kind];
}
