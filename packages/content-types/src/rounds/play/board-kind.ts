import type { Board, GameResultQuestion, Language, PickedClues } from '@takhti/domain';
import type { RoundScore } from './round-score.ts';

/** A board of one kind. */
export type BoardOf<Kind extends Board['kind']> = Extract<Board, { kind: Kind }>;

/** What player and server ask of a kind of board: its row in `boards.ts`. */
export interface BoardKind<Of extends Board> {
  /** A response of another board, or junk, is worth what no answer is (games specification, section 3). */
  score(board: Of, response: unknown, language: Language): RoundScore;
  /** Whether a stored response belongs to this board and can be resumed. */
  fits(board: Of, response: unknown): boolean;
  /** Of a board that asks several questions: each with its score. The others are one question. */
  scoreEach?(
    board: Of,
    response: unknown,
    language: Language,
  ): readonly (Pick<GameResultQuestion, 'QuestionId'> & { readonly score: RoundScore })[];
  /** The part of its game that it belongs to, where learners choose a part before they play. */
  partOf?(board: Of): PickedClues;
}
