/** What is the same of every board with clues. */
export const ofClues = {
  endsItself: () => true,
  // What clues led to is known once it is found.
  mayTryAgain: (_board: unknown, { isCorrect }: { readonly isCorrect: boolean }) => !isCorrect,
  showsOutcome: true,
  helpCosts: true,
} as const;
