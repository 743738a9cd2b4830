import type { CodeBoard, Language } from '@takhti/domain';
import { compareTyped } from '../../kit/compare-typed.ts';
import { listOf, nothing, type RoundScore } from '../round-score.ts';

/** Which letters of a code were found; signs that are no letters stand there from the start. */
export function rightLetters(board: CodeBoard, letters: readonly unknown[], language: Language): boolean[] {
  return board.signs.map(({ plain, is_letter }, at) => {
    const letter = letters[at];
    const options = { language, strict: board.is_strict };
    if (!is_letter || letter === plain) return true;
    return typeof letter === 'string' && compareTyped(plain, letter, options);
  });
}

/** The share of letters that are right (games specification, section 3). */
export function scoreCode(board: CodeBoard, response: unknown, language: Language): RoundScore {
  const letters = listOf(response, 'letters');
  const open = board.signs.flatMap(({ is_letter }, at) => (is_letter ? [at] : []));
  if (!open.some((at) => typeof letters[at] === 'string' && letters[at].trim() !== '')) return nothing;
  const right = rightLetters(board, letters, language);
  const credit = open.filter((at) => right[at]).length / open.length;
  const text = board.signs
    .map(({ plain, is_letter }, at) => (is_letter ? writtenOr(letters[at], '_') : plain))
    .join('');
  return { credit, isCorrect: credit === 1, isAttempted: true, text };
}

function writtenOr(letter: unknown, otherwise: string): string {
  return typeof letter === 'string' && letter.trim() !== '' ? letter.trim() : otherwise;
}
