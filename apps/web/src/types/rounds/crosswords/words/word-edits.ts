import { newWord, type CrosswordFile, type PastedWord } from '@takhti/content-types/crosswords';

/** The words with one of them at another place (both from 0). */
export function withMoved(files: readonly CrosswordFile[], from: number, to: number): CrosswordFile[] {
  const moved = files[from];
  return moved ? files.toSpliced(from, 1).toSpliced(to, 0, moved) : [...files];
}

/**
 * The words with those of a pasted list: the first in the place where it was pasted, the others behind it, as far as there is room.
 * @returns also how many found none
 */
export function withPasted(
  files: readonly CrosswordFile[],
  at: number,
  words: readonly PastedWord[],
  most: number,
): { readonly files: CrosswordFile[]; readonly left: number } {
  const [first, ...others] = words;
  const here = files[at];
  if (!first || !here) return { files: [...files], left: words.length };
  const room = Math.max(0, most - files.length);
  const next = [...files];
  next[at] = { ...here, word: first.word, clue: first.clue === '' ? here.clue : first.clue };
  others.slice(0, room).forEach((word, offset) => {
    next.splice(at + 1 + offset, 0, { ...newWord({ files: next }), ...word });
  });
  return { files: next, left: Math.max(0, others.length - room) };
}
