import type {
  Board,
  GameResultQuestion,
  Language,
  PickedClues,
  PlayCard,
  RoundResponse,
} from '@takhti/domain';
import type { ChangeAddress } from '../../define.ts';
import type { RoundScore } from './round-score.ts';

/** A board of one kind. */
export type BoardOf<Kind extends Board['kind']> = Extract<Board, { kind: Kind }>;

/** What programs without boards can ask of a round. */
export type PlainQuestion =
  | {
      readonly shape: 'choice';
      readonly options: readonly { readonly label: string; readonly isRight: boolean }[];
      readonly feedback: string;
      readonly incorrect_feedback: string;
      readonly takesSeveral: boolean;
    }
  | { readonly shape: 'blank'; readonly answer: string; readonly unit: string };

/** What player and server ask of a kind of board: its row in `boards.ts`. */
export interface BoardKind<Of extends Board> {
  /** A response of another board, or junk, is worth what no answer is (games specification, section 3). */
  score(board: Of, response: unknown, language: Language): RoundScore;
  /** The response that is right. */
  solved(board: Of): RoundResponse;
  /** Whether a stored response belongs to this board and can be resumed. */
  fits(board: Of, response: unknown): boolean;
  /** The board with every address of a picture or sound changed; left out by boards without any. */
  withFiles?(board: Of, change: ChangeAddress): Of;
  /** Of a board that asks several questions: each with its score. The others are one question. */
  scoreEach?(
    board: Of,
    response: unknown,
    language: Language,
  ): readonly (Pick<GameResultQuestion, 'QuestionId'> & { readonly score: RoundScore })[];
  /** The part of its game that it belongs to, where learners choose a part before they play. */
  partOf?(board: Of): PickedClues;
  /** The same question without its board; left out where none would be left. */
  plain?(board: Of): PlainQuestion;
}

/** Cards with every address changed. */
export function withFilesOfCards(cards: readonly PlayCard[], change: ChangeAddress): PlayCard[] {
  return cards.map((card) => ({ ...card, image: change(card.image), audio: change(card.audio) }));
}

/** Boards whose files are those of their cards. */
export function withFilesInCards<Of extends { readonly cards: readonly PlayCard[] }>(
  board: Of,
  change: ChangeAddress,
): Of & { readonly cards: PlayCard[] } {
  return { ...board, cards: withFilesOfCards(board.cards, change) };
}
