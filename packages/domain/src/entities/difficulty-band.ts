/** How difficult a question is, in a word. */
export type DifficultyBand = 'easy' | 'medium' | 'hard';

/** The word for a difficulty of 1 (easy) to 10 (difficult). */
export function difficultyBand(difficulty: number): DifficultyBand {
  if (difficulty <= 3) return 'easy';
  return difficulty <= 7 ? 'medium' : 'hard';
}
