import type { TypePaths } from '../../web-type.ts';

export const crosswordPaths = {
  editor: '/dashboard/crossword/editor',
  preview: '/content/crossword/preview',
} as const satisfies TypePaths;

/** The same editor, with the words before everything else. */
export const wordsPath = '/manage-crossword-words';
