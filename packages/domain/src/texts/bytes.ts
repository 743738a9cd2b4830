// By hand, since neither TextEncoder nor btoa belongs to the language itself, and this floor knows nothing else.
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The bytes of a text. */
export function toUtf8(text: string): number[] {
  const escaped = encodeURIComponent(text.toWellFormed());
  return Array.from(escaped.matchAll(/%([0-9A-F]{2})|./g), ([character, hex]) =>
    hex === undefined ? character.charCodeAt(0) : Number.parseInt(hex, 16),
  );
}

/**
 * The text that bytes write.
 * @throws URIError when they write none
 */
export function fromUtf8(bytes: readonly number[]): string {
  return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
}

/** Bytes in characters that need no escaping in an address. */
export function toBase64Url(bytes: readonly number[]): string {
  let code = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = bytes.slice(at, at + 3);
    const bits = ((group[0] ?? 0) << 16) | ((group[1] ?? 0) << 8) | (group[2] ?? 0);
    for (let digit = 0; digit <= group.length; digit++)
      code += ALPHABET.charAt((bits >> (18 - 6 * digit)) & 63);
  }
  return code;
}

/** The bytes of such characters; null when they are others. */
export function fromBase64Url(code: string): number[] | null {
  const digits = Array.from(code.replace(/=+$/, ''), (character) => ALPHABET.indexOf(character));
  if (digits.length === 0 || digits.includes(-1) || digits.length % 4 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < digits.length; at += 4) {
    const group = digits.slice(at, at + 4);
    const bits = group.reduce((sum, digit, index) => sum | (digit << (18 - 6 * index)), 0);
    for (let byte = 0; byte < group.length - 1; byte++) bytes.push((bits >> (16 - 8 * byte)) & 255);
  }
  return bytes;
}
