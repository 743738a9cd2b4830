import { limits, type Language } from '@takhti/domain';
import { CrosswordFile } from '../crosswords/doc.ts';
import { wordFaults } from '../crosswords/findings.ts';
import { keyOf } from '../crosswords/words.ts';
import { fault, type Entry, type Fault, type LeftOut, type Made } from './entry.ts';

/** The words of a crossword with their clues, as many as it takes; words that a grid cannot hold are left out. */
export function crosswordWords(entries: readonly Entry[], language: Language): Made<CrosswordFile> {
  const { max_words: max } = limits.crossword;
  const left: LeftOut[] = [];
  const made: CrosswordFile[] = [];
  const seen = new Map<string, number>();
  for (const entry of entries) {
    const file = fileOf(entry, made.length + 1);
    const key = keyOf(file.word, language);
    const other = seen.get(key);
    const found =
      entry.fault ??
      faultOf(entry) ??
      firstOf(wordFaults(file, language)) ??
      (other === undefined ? null : fault('making.repeated', { other })) ??
      (made.length === max ? fault('crossword.words_max', { max }) : null);
    if (found) left.push({ entry, fault: found });
    else {
      made.push(file);
      seen.set(key, entry.number);
    }
  }
  return { made, left };
}

function fileOf({ word, clue }: Entry, id: number): CrosswordFile {
  const { text, image: path, alt } = clue;
  const type = path === '' ? 'text' : text === '' ? 'image' : 'mix';
  return CrosswordFile.parse({ id, type, word: word?.text ?? '', clue: text, path, alt });
}

function faultOf({ word }: Entry): Fault | null {
  if (!word) return fault('making.answer_several');
  return word.image === '' ? null : fault('making.word_picture');
}

function firstOf(findings: ReturnType<typeof wordFaults>): Fault | null {
  return (
    findings.find(({ severity, message }) => severity === 'error' || message === 'game.text_long') ?? null
  );
}
