import { hasTwoSides, twoSides } from './two-sides.ts';

/** A word with its clue as it is in a pasted list. */
export interface PastedWord {
  readonly word: string;
  readonly clue: string;
}

/** The words of a pasted list, a line each; null for what is one line and no list. */
export function pastedWords(text: string): PastedWord[] | null {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const isList = lines.length > 1 || hasTwoSides(lines[0] ?? '');
  if (!isList) return null;
  return lines.map((line) => {
    const [word, clue] = twoSides(line);
    return { word, clue };
  });
}
