import { useLayoutEffect, useRef } from 'react';

// Later than a dialog gives the focus back, sooner than the guard of the page looks for what is near.
const soon_ms = 30;

/**
 * For what is over a list while rows of it are selected: once that goes and nothing has the focus, it continues at the first row that
 * was selected, or at the row that has taken its place.
 */
export function useFocusOnRows(): void {
  const rows = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    const first = document.querySelector('li[data-selected]');
    if (first) rows.current = [first, ...unselected(first, 'next'), ...unselected(first, 'previous')];
  });
  useLayoutEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const row = rows.current.find(({ isConnected }) => isConnected);
        row?.querySelector<HTMLElement>('input, a, button')?.focus({ preventScroll: true });
      }, soon_ms);
    },
    [],
  );
}

function unselected(row: Element, way: 'next' | 'previous'): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = row; at; at = at[`${way}ElementSibling`])
    if (at.matches('li:not([data-selected])')) found.push(at);
  return found;
}
