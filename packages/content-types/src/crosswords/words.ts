import { limits, type Language } from '@takhti/domain';
import { CrosswordFile, type CrosswordDoc } from './doc.ts';
import { layOut, type Layout } from './layout/layout.ts';
import { comparedLetter, foreignIn, lettersOf } from './letters.ts';

/** A word that can be in the grid, by its place among the words of the document. */
export interface UsableWord {
  readonly at: number;
  readonly letters: readonly string[];
}

interface Written {
  readonly language: Language;
  readonly files: readonly Pick<CrosswordFile, 'word'>[];
}

/** The words that have the right letters, are as long as they may be and are there once: no others are laid out. */
export function usableWords({ files, language }: Written): UsableWord[] {
  const seen = new Set<string>();
  const usable: UsableWord[] = [];
  files.forEach(({ word }, at) => {
    const letters = lettersOf(word, language);
    const key = keyOf(word, language);
    const { min_letters, max_letters, max_words } = limits.crossword;
    const isFit = letters.length >= min_letters && letters.length <= max_letters;
    if (!isFit || foreignIn(word, language) || seen.has(key) || usable.length === max_words) return;
    seen.add(key);
    usable.push({ at, letters });
  });
  return usable;
}

/** The grid of a crossword; `word` and `left_out` are places among the words of the document. */
export function crosswordLayout(doc: Written): Layout {
  const usable = usableWords(doc);
  return inDocument(usable, layOut(usable.map(({ letters }) => letters)));
}

/** A layout of usable words, with their places in the document. */
export function inDocument(usable: readonly UsableWord[], layout: Layout): Layout {
  const placeOf = (word: number): number => usable[word]?.at ?? word;
  return {
    ...layout,
    placed: layout.placed.map((placed) => ({ ...placed, word: placeOf(placed.word) })),
    left_out: layout.left_out.map(placeOf),
  };
}

/** The key that equal words share, however they were typed. */
export function keyOf(word: string, language: Language): string {
  return lettersOf(word, language).map(comparedLetter).join('');
}

/** Whether a word has a letter with another one in common; without it, it can be in no grid with them (G-214). */
export function sharesLetter(word: string, others: readonly string[], language: Language): boolean {
  const letters = new Set(others.flatMap((other) => lettersOf(other, language)));
  return lettersOf(word, language).some((letter) => letters.has(letter));
}

/** An empty word, numbered after the highest so far. */
export function newWord({ files }: Pick<CrosswordDoc, 'files'>): CrosswordFile {
  return CrosswordFile.parse({ id: Math.max(0, ...files.map(({ id }) => id)) + 1, type: 'text' });
}
