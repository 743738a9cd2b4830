import { handInCode, handInPrefixes, type CarriedGame } from '@takhti/domain';
import type { CarriedAttempt } from './carried-attempt.ts';

const beginnings = new RegExp(`(?=${Object.values(handInPrefixes).join('|')})`);

/** The code by which somebody with a network hands a game in: all that was done in it. */
export function codeOf({ institution_id, publication_id }: CarriedGame, attempt: CarriedAttempt): string {
  return handInCode({ institution_id, publication_id, ...attempt });
}

/** The address that hands in a code once it is opened. Browsers send what is behind the `#` to no server. */
export function addressOf({ hand_in_url }: CarriedGame, code: string): string {
  return `${hand_in_url}#${code}`;
}

/** The code in such an address; empty where there is none. */
export function codeInHash(hash: string): string {
  const code = hash.slice(1);
  return codesIn(code).some((each) => beginnings.test(each)) ? code : '';
}

/**
 * The codes in a text: one after the other, on one line or many, without the text before the first. A text without any code is
 * returned as it is, so that the server refuses it.
 */
export function codesIn(text: string): string[] {
  const pieces = text.split(beginnings).map((piece) => piece.trim());
  const codes = pieces.filter((piece) =>
    Object.values(handInPrefixes).some((prefix) => piece.startsWith(prefix)),
  );
  return codes.length > 0 ? codes : pieces.filter((piece) => piece !== '');
}
