import type { Language, WordBoard } from '@takhti/domain';
import { letterOf } from '../../../../crosswords/letters.ts';

// Vowel signs, joiners and the stroke that makes a word longer show on a letter and are not guessed.
const mark = /^[\p{M}\u200B-\u200F\u0640]/u;
const between = /^[\s\p{Pd}]/u;

/** The signs of a word as they are on the board: letters to find, and spaces and hyphens that are seen from the start. */
export function signsOf(word: string, language: Language): WordBoard['signs'] {
  return Array.from(word.trim().normalize('NFC')).flatMap((each): WordBoard['signs'] => {
    const letter = letterOf(each, language);
    if (letter !== null) return [{ sign: letter, is_letter: true }];
    return mark.test(each) ? [] : [{ sign: each, is_letter: false }];
  });
}

/** The first sign of a word that cannot be guessed; undefined when there is none. */
export function foreignSign(word: string, language: Language): string | undefined {
  return Array.from(word.trim().normalize('NFC')).find(
    (each) => letterOf(each, language) === null && !mark.test(each) && !between.test(each),
  );
}
