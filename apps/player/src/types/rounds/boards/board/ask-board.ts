import type { RoundScore } from '@takhti/content-types/rounds/play';
import type { Board, Language, RoundResponse } from '@takhti/domain';
import { playerBoard } from '../registry.ts';
import type { BoardWords } from './player-board.ts';

/** What was done, if it belongs to this kind of board. */
export function ownResponse(board: Board, response: RoundResponse | null): RoundResponse | null {
  return response && playerBoard(board).responds in response ? response : null;
}

/** Whether a board knows by itself when it is done; the others wait for Check. */
export function endsItself(board: Board): boolean {
  return playerBoard(board).endsItself?.(board) ?? false;
}

/** Whether a draft can be checked: everything that should be somewhere is. */
export function isReady(board: Board, draft: RoundResponse | null): boolean {
  const own = ownResponse(board, draft);
  return own !== null && (playerBoard(board).isReady?.(board, own) ?? false);
}

/** Whether a board that was not all right is worth another try. */
export function mayTryAgain(
  board: Board,
  score: Pick<RoundScore, 'credit' | 'isCorrect'>,
  response: RoundResponse,
  language: Language,
): boolean {
  return playerBoard(board).mayTryAgain?.(board, score, response, language) ?? score.credit < 1;
}

/** Whether nothing of the answer is left to be shown. */
export function isAllShown(board: Board, response: RoundResponse): boolean {
  const own = ownResponse(board, response);
  return own !== null && (playerBoard(board).isAllShown?.(board, own) ?? false);
}

/** What another try begins with; null where that is nothing. */
export function keptDraft(board: Board, response: RoundResponse, language: Language): RoundResponse | null {
  const own = ownResponse(board, response);
  return own && (playerBoard(board).keptDraft?.(board, own, language) ?? null);
}

/** Whether what was done counts although the round is left early. */
export function canStop(board: Board, draft: RoundResponse | null): draft is RoundResponse {
  const own = ownResponse(board, draft);
  return own !== null && (playerBoard(board).canStop?.(own) ?? false);
}

/** Which parts of a board are there so far: clues that are open, letters that are found; none of a board without such parts. */
export function foundOnBoard(board: Board, response: RoundResponse | null, language: Language): boolean[] {
  return playerBoard(board).found?.(board, response, language) ?? [];
}

type Round = Parameters<BoardWords<Board, RoundResponse>['steps']>[1];

/** How far the words of a board have come; null where these are not what is asked. */
export function stepsOfWords(
  board: Board,
  round: Round,
): ReturnType<BoardWords<Board, RoundResponse>['steps']> | null {
  return playerBoard(board).words?.steps(board, { ...round, draft: ownResponse(board, round.draft) }) ?? null;
}
