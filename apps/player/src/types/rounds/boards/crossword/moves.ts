import type { CrosswordBoard } from '@takhti/domain';

/** The position in the grid: a cell, in one of the words that it is in. */
export interface Place {
  readonly cell: number;
  /** Its place among the words. */
  readonly word: number;
}

/** The place at which a word begins, no matter what is in it already: a learner who types the whole word types all its letters. */
export function inWord({ words }: CrosswordBoard, word: number): Place {
  return { word, cell: words[word]?.cells[0] ?? 0 };
}

/** Where there is something to do: the first word with an empty cell, or the first of all. */
export function firstOpen(board: CrosswordBoard, letters: readonly string[]): Place {
  const open = board.words.findIndex(({ cells }) => cells.some((cell) => letters[cell] === ''));
  return inWord(board, Math.max(0, open));
}

/** The next cell, from this one to the end of its word, that takes a letter; null where all of them stay as they are. */
export function nextFree({ words }: CrosswordBoard, place: Place, fixed: ReadonlySet<number>): Place | null {
  const cells = words[place.word]?.cells ?? [];
  const cell = cells.slice(cells.indexOf(place.cell)).find((each) => !fixed.has(each));
  return cell === undefined ? null : { ...place, cell };
}

/** A cell that was chosen: in the same word where it is in it, else in the one that begins there; in the other when chosen again. */
export function atCell(board: CrosswordBoard, place: Place, cell: number): Place {
  const words = wordsAt(board, cell);
  const isAgain = place.cell === cell;
  const word = isAgain
    ? (words.find((each) => each !== place.word) ?? place.word)
    : words.includes(place.word)
      ? place.word
      : (words.find((each) => board.words[each]?.cells[0] === cell) ?? words[0]);
  return { cell, word: word ?? place.word };
}

/** Onwards after a letter: to the next cell of the word, also where another word has filled it, and no further than its end. */
export function afterLetter({ words }: CrosswordBoard, { cell, word }: Place): Place {
  const cells = words[word]?.cells ?? [];
  return { word, cell: cells[cells.indexOf(cell) + 1] ?? cell };
}

/** One cell back in the word. */
export function beforeCell({ words }: CrosswordBoard, { cell, word }: Place): Place {
  const cells = words[word]?.cells ?? [];
  return { word, cell: cells[cells.indexOf(cell) - 1] ?? cell };
}

/** An end of the word. */
export function atEnd({ words }: CrosswordBoard, { cell, word }: Place, end: 'first' | 'last'): Place {
  return { word, cell: words[word]?.cells.at(end === 'first' ? 0 : -1) ?? cell };
}

/** The word after this one, or before it; null beyond the last, where the focus leaves the grid. */
export function otherWord(board: CrosswordBoard, { word }: Place, step: 1 | -1): Place | null {
  const next = word + step;
  return next < 0 || next >= board.words.length ? null : inWord(board, next);
}

/** The word after this one, or before it, round and round. */
export function stepWord({ words }: CrosswordBoard, word: number, step: 1 | -1): number {
  return (word + step + words.length) % words.length;
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Where a cursor key leads, as the grid is seen: to the next cell there, in the word that runs that way if there is one. Where no
 * cell follows, the key turns to the word that runs that way.
 * @returns null for any other key
 */
export function afterArrow(
  board: CrosswordBoard,
  place: Place,
  key: string,
  direction: 'ltr' | 'rtl',
): Place | null {
  const step = steps[key];
  const here = board.cells[place.cell];
  if (!step || !here) return null;
  const [row, column] = [here.row + step[0], here.column + step[1] * (direction === 'rtl' ? -1 : 1)];
  const next = board.cells.findIndex((each) => each.row === row && each.column === column);
  const cell = next < 0 ? place.cell : next;
  const isDown = step[0] !== 0;
  const along = wordsAt(board, cell).find((word) => board.words[word]?.is_down === isDown);
  return { cell, word: along ?? wordsAt(board, cell)[0] ?? place.word };
}

/** Whether nothing was written of a word but what those that cross it brought along: it was left for later, and is no mistake. */
export function isUntouched(board: CrosswordBoard, word: number, letters: readonly string[]): boolean {
  const cells = board.words[word]?.cells ?? [];
  const isWritten = (cell: number): boolean => (letters[cell] ?? '') !== '';
  return (
    !cells.every(isWritten) && !cells.some((cell) => isWritten(cell) && wordsAt(board, cell).length === 1)
  );
}

/** The words that a cell is in. */
export function wordsAt({ words }: CrosswordBoard, cell: number): number[] {
  return words.flatMap(({ cells }, at) => (cells.includes(cell) ? [at] : []));
}
