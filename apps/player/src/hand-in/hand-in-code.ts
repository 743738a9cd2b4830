import type { CarriedGame, HandIn } from '@takhti/domain';
import type { CarriedAttempt } from '../offline/carried-shelf.ts';

// As `handInPrefix` in the domain, whose schemas would weigh more than this player; a test compares them.
export const prefix = 'TAKHTI1-';

/** The code by which somebody with a network hands a game in: everything that was done, packed with a checksum. */
export async function handInCode(game: CarriedGame, attempt: CarriedAttempt): Promise<string> {
  const { institution_id, content_id, publication_id } = game;
  const sent: HandIn = { institution_id, content_id, publication_id, ...attempt };
  const packed = new Blob([JSON.stringify(sent)]).stream().pipeThrough(new CompressionStream('gzip'));
  return prefix + base64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/**
 * The codes in a text: one after the other, broken into lines or not, without what stands before the first. A text without any
 * is given as it is, to be told that it is none.
 */
export function codesIn(text: string): string[] {
  const pieces = text.split(new RegExp(`(?=${prefix})`)).map((piece) => piece.trim());
  const codes = pieces.filter((piece) => piece.startsWith(prefix));
  return codes.length > 0 ? codes : pieces.filter((piece) => piece !== '');
}

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
