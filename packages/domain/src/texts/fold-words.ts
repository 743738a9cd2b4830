/** A word of a text: its position, and the forms under which search finds it. */
export interface FoldedWord {
  readonly at: number;
  readonly length: number;
  /** As it is compared; a word with a joiner in it comes whole first, then in its parts. */
  readonly forms: readonly string[];
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640\p{Join_C}'’]*/gu;
// Search ignores vowel signs, tatweel, joiners and apostrophes, and a hamza, which many people leave out.
const ignored = /[\p{M}\u0640\p{Join_C}'’\u0621]/gu;
const joiner = /\p{Join_C}/u;
/** Longer runs of letters are cut: no language writes one. */
const longest = 60;

/** Letters that look alike, by the one that they are compared as. After decomposing: hamza and madda are lost by then. */
export const alikeLetters: ReadonlyMap<string, string> = lettersOf({
  ی: 'يىېۍےێ',
  ک: 'كڪ',
  گ: 'ګ',
  ه: 'ہھةۃە',
  ن: 'ں',
  ا: 'ٱ',
  0: '٠۰',
  1: '١۱',
  2: '٢۲',
  3: '٣۳',
  4: '٤۴',
  5: '٥۵',
  6: '٦۶',
  7: '٧۷',
  8: '٨۸',
  9: '٩۹',
});

function lettersOf(groups: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([to, letters]) => Array.from(letters, (from) => [from, to] as const)),
  );
}

function fold(text: string): string {
  const plain = text.slice(0, longest).normalize('NFKD').replace(ignored, '').toLowerCase();
  return Array.from(plain, (letter) => alikeLetters.get(letter) ?? letter).join('');
}

/**
 * The words of a text as search compares them: without vowel signs, joiners and case, letters that look alike as one, digits of
 * every script as Latin ones. English, Urdu, Pashto and Dari go through the same folding, for people mix them.
 */
export function foldWords(text: string): FoldedWord[] {
  return [...text.matchAll(word)].flatMap(({ 0: raw, index }) => {
    const forms = formsOf(raw);
    return forms.length === 0 ? [] : [{ at: index, length: raw.length, forms }];
  });
}

function formsOf(raw: string): string[] {
  const parts = joiner.test(raw) ? raw.split(joiner) : [];
  return [...new Set([raw, ...parts].map(fold))].filter((form) => form !== '');
}

/** Adds the forms of the words of one text after another, until there are so many; a word that came before is not folded again. */
export function collectForms(into: Set<string>, most: number): (text: string) => void {
  const known = new Set<string>();
  return (text) => {
    for (const [raw] of text.matchAll(word)) {
      if (into.size >= most) return;
      if (known.has(raw)) continue;
      known.add(raw);
      for (const form of formsOf(raw)) into.add(form);
    }
  };
}

/** The words of a search, each once, in their order. */
export function searchedWords(typed: string, most: number): string[] {
  return [...new Set(foldWords(typed).map(({ forms: [whole = ''] }) => whole))].slice(0, most);
}

/** The letters of a text folded and without spaces: for looking whether a short name begins with or holds what was typed. */
export function foldText(text: string): string {
  return foldWords(text)
    .map(({ forms: [whole = ''] }) => whole)
    .join(' ');
}
