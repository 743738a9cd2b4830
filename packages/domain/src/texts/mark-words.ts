import { foldWords, type FoldedWord } from './fold-words.ts';

/** A piece of a text, and whether it was searched for. */
export interface MarkedPiece {
  readonly text: string;
  readonly is_match: boolean;
}

/** Says which searched words a folded word answers, by their places. */
export type WordMatcher = (form: string) => readonly number[];

/** Characters of a text that are shown around what was found in it. */
const [before, around] = [50, 170];

/** The text in pieces, with every word marked that answers a search. */
export function markWords(text: string, matcher: WordMatcher): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let done = 0;
  for (const word of foldWords(text)) {
    if (answersOf(word, matcher).length === 0) continue;
    if (word.at > done) pieces.push({ text: text.slice(done, word.at), is_match: false });
    done = word.at + word.length;
    pieces.push({ text: text.slice(word.at, done), is_match: true });
  }
  return done < text.length ? [...pieces, { text: text.slice(done), is_match: false }] : pieces;
}

/** The searched words that a text answers, by their places. */
export function answersIn(text: string, matcher: WordMatcher): Set<number> {
  return new Set(foldWords(text).flatMap((word) => answersOf(word, matcher)));
}

/** Of several texts the place that answers most of a search, with some words around it; none when none answers. */
export function bestPlace(texts: readonly string[], matcher: WordMatcher): MarkedPiece[] {
  let best = { text: '', count: 0 };
  for (const text of texts) {
    const count = answersIn(text, matcher).size;
    if (count > best.count) best = { text, count };
  }
  return best.count === 0 ? [] : markWords(cutAround(best.text, matcher), matcher);
}

function cutAround(text: string, matcher: WordMatcher): string {
  if (text.length <= around) return text;
  const words = foldWords(text);
  const first = words.find((word) => answersOf(word, matcher).length > 0)?.at ?? 0;
  const from = words.find(({ at }) => at >= first - before)?.at ?? 0;
  const last = words.findLast(({ at, length }) => at + length <= from + around);
  const to = last ? Math.max(last.at + last.length, first) : text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

function answersOf({ forms }: FoldedWord, matcher: WordMatcher): readonly number[] {
  return forms.flatMap((form) => matcher(form));
}
