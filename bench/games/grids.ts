import { crosswordLayout } from '@takhti/content-types/crosswords';
import { limits, type Language } from '@takhti/domain';
import { whole } from '../common/figures.ts';

interface WordSet {
  readonly name: string;
  readonly language: Language;
  readonly words: readonly string[];
}

const { max_words, max_letters } = limits.crossword;

// The same words each time, without chance: of few letters they cross everywhere, of many hardly.
function wordsOf(letters: string): string[] {
  let state = 7;
  const next = (): string => {
    state = (state * 48_271) % 2_147_483_647;
    return letters[state % letters.length] ?? '';
  };
  return Array.from({ length: max_words }, () => Array.from({ length: max_letters }, next).join(''));
}

const sets: readonly WordSet[] = [
  { name: 'words of many letters', language: 'english', words: wordsOf('ETAOINSHRDLUCMFWYPVBGKQJXZ') },
  { name: 'words of five letters', language: 'english', words: wordsOf('EATSR') },
  { name: 'words of two letters', language: 'english', words: wordsOf('AB') },
  { name: 'Urdu words', language: 'urdu', words: wordsOf('اربنتمیکدلسش') },
];

/** How long the grid of eight words of ten letters takes, of easy sets and of hostile ones. */
export function gridRows(): string[][] {
  return sets.map(({ name, language, words }) => {
    const files = words.map((word) => ({ word }));
    const before = process.cpuUsage();
    const started = performance.now();
    const { placed, crossings, rows, columns } = crosswordLayout({ language, files });
    const spent = performance.now() - started;
    const { user, system } = process.cpuUsage(before);
    const size = `${whole(rows)} x ${whole(columns)}`;
    return [name, whole(placed.length), whole(crossings), size, whole((user + system) / 1000), whole(spent)];
  });
}
