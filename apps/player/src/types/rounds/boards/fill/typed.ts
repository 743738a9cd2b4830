import type { TextResponse } from '../board/board-props.ts';

/** What is the same of every board with one field to type in. */
export const typed = {
  firstMove: { from: '.fill-input', to: '.fill-input' },
  isReady: (_board: unknown, { text }: TextResponse): boolean => text.trim() !== '',
};
