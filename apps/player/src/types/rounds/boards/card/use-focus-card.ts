import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to a card that was moved: an element that changes its place in the page loses it.
 * @returns the board's element, and the function that focuses a card after the next render.
 */
export function useFocusCard(): [RefObject<HTMLDivElement | null>, (id: number) => void] {
  const board = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  // Not a moment later: the effects of an earlier render would run first, and look for the card where it was.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  return [
    board,
    (id) => {
      wanted.current = id;
    },
  ];
}
