import { placesShown, type ShownPiece } from './places-shown.ts';

/** A text in which others were replaced: at how many places, and the words around them as they were. */
export interface ReplacedText {
  readonly text: string;
  readonly count: number;
  readonly pieces: readonly ShownPiece[];
}

/** The places of a text where a pattern is found. */
export function foundIn(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(([match]) => match !== '');
}

/** Replaces what is found in a plain text. */
export function replaceInText(text: string, pattern: RegExp, replacement: string): ReplacedText {
  const composed = text.normalize('NFC');
  const found = foundIn(composed, pattern);
  if (found.length === 0) return { text, count: 0, pieces: [] };
  return {
    text: composed.replace(pattern, (match) => (match === '' ? match : replacement)),
    count: found.length,
    pieces: placesShown(composed, found),
  };
}
