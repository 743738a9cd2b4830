/**
 * Games of clues (games design, section 3): clues that are open, tries, what an answer is worth, and how many letters a word takes.
 * They are in a file of their own, as the learner's bundle takes no other limits along.
 */
export const clueRules = {
  open: { clue_on: 3, mystery_word: 1 },
  free_attempts: 3,
  max_attempts: 4,
  points: 10,
  max_wrong: 6,
  min_letters: 2,
  max_letters: 20,
  max_guesses: 64,
} as const;
