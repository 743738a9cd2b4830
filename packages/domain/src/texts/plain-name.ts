/** A visible letter: not a filler, and not the stroke that lengthens others. */
const seen = /(?![\u0640\p{Default_Ignorable_Code_Point}])\p{L}/u;
/** More marks than a vowelled word has on one letter climb over the lines around it. */
const heap = /\p{M}{5}/u;

/**
 * A name as it may be in a line of text: no line breaks, nothing that turns the direction of what is beside it, nothing that
 * cannot be seen; the joiners belong to words.
 */
export function plainName(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/(?![\u200C\u200D])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\s\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
}

/** Whether it is readable as a name: it shows a letter, and no heap of marks. */
export function isReadableName(name: string): boolean {
  return seen.test(name) && !heap.test(name.normalize('NFD'));
}
