import { limits, type Language } from '@takhti/domain';
import { foldTyped } from '../kit/compare-typed.ts';
import { normalise } from '../kit/text.ts';
import { twoSides } from '../crosswords/two-sides.ts';
import { fault, inWords, type Entry, type Fault } from './entry.ts';

/**
 * The lines of a pasted list, each a word and its meaning. Empty lines are no entries, but count, so that the numbers are those
 * of the list on screen. A repeated word is reported at its second line, however it was typed.
 */
export function readList(text: string, language: Language): Entry[] {
  const seen = new Map<string, number>();
  return text.split(/\r?\n/u).flatMap((line, at): Entry[] => {
    const number = at + 1;
    const [word, meaning] = twoSides(line).map(normalise) as [string, string];
    if (word === '' && meaning === '') return [];
    const key = foldTyped(word, language);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, number);
    return [
      {
        number,
        content_id: null,
        word: inWords(word),
        clue: inWords(meaning),
        options: null,
        feedback: { right: '', wrong: '' },
        fault: faultOf(word, meaning, first),
      },
    ];
  });
}

function faultOf(word: string, meaning: string, first: number | undefined): Fault | null {
  if (word === '' || meaning === '') return fault('making.half');
  if (first !== undefined) return fault('making.repeated', { other: first });
  const max = limits.game.text;
  return Math.max(word.length, meaning.length) > max ? fault('making.text_long', { max }) : null;
}
