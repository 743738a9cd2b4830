import type { TextResponse } from '../board/board-props.ts';

/** What is the same of every board with one field to type in. */
export const typed = {
  isReady: (_board: unknown, { text }: TextResponse): boolean => text.trim() !== '',
};

/** The boards that are typed into are one file. */
export const loadTyped = async () => import('./fill-boards.tsx');
