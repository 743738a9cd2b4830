export { bankQuestions } from './bank-questions.ts';
export { crosswordWords } from './crossword-words.ts';
export type { Entry, LeftOut } from './entry.ts';
export { makeRounds, roundKindsOf, type RoundKind } from './make-rounds.ts';
export { readList } from './read-list.ts';
export { readQuestions } from './read-questions.ts';
