import { scoreBoard, solvedResponse } from '@takhti/content-types/rounds/play';
import type { Board, Language } from '@takhti/domain';
import { paperBoard } from './boards/registry.tsx';

interface RoundAnswerProps {
  readonly board: Board;
  readonly language: Language;
}

/** What is right in a round. */
export function RoundAnswer({ board, language }: RoundAnswerProps) {
  const drawn = paperBoard(board).drawSolved?.(board, language);
  return <>{drawn ?? scoreBoard(board, solvedResponse(board), language).text}</>;
}
