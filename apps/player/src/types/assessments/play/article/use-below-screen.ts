import { useEffect, useState, type RefObject } from 'react';

// Its first lines are clear of the buttons below.
const clear = '0px 0px -30% 0px';

/**
 * The way to a question that is asked below a text, as long as it has not been on the screen; null afterwards.
 * @param asked which question; null for one that is not below its text
 */
export function useBelowScreen(
  card: RefObject<HTMLElement | null>,
  asked: string | null,
): (() => void) | null {
  const [seen, setSeen] = useState<string | null>(null);
  const [below, setBelow] = useState<string | null>(null);
  useEffect(() => {
    if (asked === null || card.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => (entries.some((entry) => entry.isIntersecting) ? setSeen(asked) : setBelow(asked)),
      { rootMargin: clear },
    );
    observer.observe(card.current);
    return () => observer.disconnect();
  }, [card, asked]);
  if (asked === null || below !== asked || seen === asked) return null;
  return () => {
    setSeen(asked);
    card.current?.scrollIntoView();
  };
}
