import { scoreBoard, solvedResponse } from '@takhti/content-types/rounds/play';
import type { Board, Language } from '@takhti/domain';
import { PrintedGrid } from './printed-grid.tsx';

interface RoundAnswerProps {
  readonly board: Board;
  readonly language: Language;
}

/** What is right in a round. */
export function RoundAnswer({ board, language }: RoundAnswerProps) {
  if ('words' in board) return <PrintedGrid board={board} language={language} isSolved />;
  return <>{scoreBoard(board, solvedResponse(board), language).text}</>;
}
