import { encrypt, readCipherKey, type RoundOf } from '@takhti/content-types/rounds';
import { numberOf, shuffled } from '@takhti/content-types/kit';
import { languageRecords, type Language } from '@takhti/domain';

export type CodeRound = RoundOf<'crack_the_code'>;

/** How a key is written: as a number to shift by, or as the alphabet in another order. */
export type KeyKind = 'shift' | 'order';

/** How the key of a round is written; one that is neither was meant to be an order. */
export function keyKind(cipher_key: string): KeyKind {
  return cipher_key.trim() === '' || numberOf(cipher_key) !== null ? 'shift' : 'order';
}

/** The statement in code; null without a key that works. */
export function codeOf(round: CodeRound, language: Language): string | null {
  const key = readCipherKey(round.cipher_key, language);
  return key && encrypt(round.decrypted_statment, key);
}

/** Whether the coded text is what the key makes of the statement, and was not written by hand. */
export function isInStep(round: CodeRound, language: Language): boolean {
  const { encrypted_statment: written } = round;
  return written.trim() === '' || written === codeOf(round, language);
}

/** The round with another statement or key; the coded text follows, unless somebody has written it by hand. */
export function withCode(
  round: CodeRound,
  change: Partial<Pick<CodeRound, 'decrypted_statment' | 'cipher_key'>>,
  language: Language,
): CodeRound {
  const next = { ...round, ...change };
  if (!isInStep(round, language) && codeOf(round, language) !== null) return next;
  return encrypted(next, language);
}

/** The round with its statement put in code again. */
export function encrypted(round: CodeRound, language: Language): CodeRound {
  return { ...round, encrypted_statment: codeOf(round, language) ?? round.encrypted_statment };
}

/** The alphabet of a language in another order, as a key is written. */
export function mixedAlphabet(language: Language, seed: string): string {
  const letters = languageRecords[language].letters;
  const mixed = shuffled(letters, seed);
  const isMixed = mixed.some((letter, at) => letter !== letters[at]);
  return (isMixed ? mixed : mixed.toReversed()).join(' ');
}
