import type { CodeBoard, Language } from '@takhti/domain';
import { compareTyped } from '../../../kit/compare-typed.ts';
import { listOf } from '../../play/junk.ts';
import { nothing, type RoundScore } from '../../play/round-score.ts';

/** Which letters of a code were found; signs that are no letters are there from the start. */
export function rightLetters(board: CodeBoard, letters: readonly unknown[], language: Language): boolean[] {
  return board.signs.map(({ plain, is_letter }, at) => {
    const letter = letters[at];
    if (!is_letter || letter === plain) return true;
    return typeof letter === 'string' && isSameLetter(plain, letter, language, board.is_strict);
  });
}

// The letters of an alphabet meet each other in every round and every response: what was once compared is known.
// Only letters are kept, so that hostile responses fill no memory.
const compared = new Map<string, boolean>();
const longest = 8;
const most = 10_000;

function isSameLetter(plain: string, letter: string, language: Language, strict: boolean): boolean {
  if (letter.length > longest || plain.length > longest)
    return compareTyped(plain, letter, { language, strict });
  const pair = `${strict ? '=' : '~'} ${language} ${plain} ${letter}`;
  const known = compared.get(pair);
  if (known !== undefined) return known;
  const isSame = compareTyped(plain, letter, { language, strict });
  if (compared.size >= most) compared.clear();
  compared.set(pair, isSame);
  return isSame;
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
