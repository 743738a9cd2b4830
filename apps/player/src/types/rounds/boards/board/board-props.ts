import type { Language, RoundResponse } from '@takhti/domain';
import type { ReactNode } from 'react';
import type { Tone } from '../../game/sound.ts';

/** What every board is given. It holds no answer of its own: what was done so far is the draft. */
export interface BoardProps<OneBoard, Response extends RoundResponse> {
  readonly board: OneBoard;
  readonly language: Language;
  /** What was done so far; null before the first move. */
  readonly draft: Response | null;
  /** Nothing can be changed any more: the board shows what is right, unless another try is left. */
  readonly isOver: boolean;
  /** After a round that was not all right: what was done is marked, and nothing more is shown, for it may be tried again. */
  readonly isTryLeft: boolean;
  /** In a later try, which counts for nothing: what was done in the first. What of it was right stays. */
  readonly tried?: RoundResponse | null;
  /** How the round went, of boards that show it in the place of what is needed no more; nothing before that. */
  readonly outcome?: ReactNode;
  readonly onDraft: (draft: Response) => void;
  /** Of boards that know by themselves when they are done; the others wait for Check. */
  readonly onDone: (response: Response) => void;
  /** Announces what happened to screen readers. */
  readonly say: (words: string) => void;
  readonly sound: (tone: Tone) => void;
}

export type TriesResponse = Extract<RoundResponse, { tries: unknown }>;
export type OrderResponse = Extract<RoundResponse, { order: unknown }>;
export type PlacesResponse = Extract<RoundResponse, { places: unknown }>;
export type ChosenResponse = Extract<RoundResponse, { chosen: unknown }>;
export type TextResponse = Extract<RoundResponse, { text: unknown }>;
export type LettersResponse = Extract<RoundResponse, { letters: unknown }>;
export type AnswersResponse = Extract<RoundResponse, { answers: unknown }>;
export type GuessesResponse = Extract<RoundResponse, { guesses: unknown }>;
export type CellsResponse = Extract<RoundResponse, { cells: unknown }>;
