/** What a response is worth. */
export interface RoundScore {
  /** 0 to 1. */
  readonly credit: number;
  readonly isCorrect: boolean;
  /** Whether anything was done at all. */
  readonly isAttempted: boolean;
  /** The response in words. */
  readonly text: string;
}

/** No answer. */
export const nothing: RoundScore = { credit: 0, isCorrect: false, isAttempted: false, text: '' };
