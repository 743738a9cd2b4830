import { languageRecords, type Language } from '@takhti/domain';
import { graphemesOf } from '../../../kit/graphemes.ts';
import { numberOf } from '../../../kit/numbers.ts';

/** For every letter the one that means it in the code. */
export type CipherKey = ReadonlyMap<string, string>;

/**
 * Reads a `cipher_key`: how far to shift (1 to the size of the alphabet less one), or the alphabet in another order.
 * @returns null for anything else (G-171)
 */
export function readCipherKey(cipher_key: string, language: Language): CipherKey | null {
  const { letters: alphabet } = languageRecords[language];
  const written = cipher_key.trim();
  const shift = numberOf(written);
  if (shift !== null) {
    if (!Number.isInteger(shift) || shift < 1 || shift >= alphabet.length) return null;
    return keyOf(alphabet, (at) => alphabet[(at + shift) % alphabet.length]);
  }
  const order = graphemesOf(written.toUpperCase()).filter((letter) => /\S/.test(letter));
  const isPermutation =
    order.length === alphabet.length && alphabet.every((letter) => order.includes(letter));
  return isPermutation && order.some((letter, at) => letter !== alphabet[at])
    ? keyOf(alphabet, (at) => order[at])
    : null;
}

/** The statement in code; what is no letter of the alphabet stays as it is. */
export function encrypt(statement: string, key: CipherKey): string {
  return graphemesOf(statement.toUpperCase())
    .map((letter) => key.get(letter) ?? letter)
    .join('');
}

/** A coded statement back in words. */
export function decrypt(coded: string, key: CipherKey): string {
  const back = new Map([...key].map(([plain, code]) => [code, plain]));
  return graphemesOf(coded.toUpperCase())
    .map((letter) => back.get(letter) ?? letter)
    .join('');
}

function keyOf(alphabet: readonly string[], codeOf: (at: number) => string | undefined): CipherKey {
  return new Map(alphabet.map((letter, at) => [letter, codeOf(at) ?? letter]));
}
