import './wave.css';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { mayAnimate } from '../board/may-animate.ts';

const way = { duration: 220, easing: 'cubic-bezier(0.3, 1.2, 0.5, 1)' } as const;
const least = 4;

type Places = ReadonlyMap<string, DOMRect>;

/**
 * Cards fly to where a tap, a key or a finger put them, and those that make room for them move: the eye follows what was done.
 * Nothing waits for them, and with reduced motion they simply are there.
 * @returns what is called before cards are moved
 */
export function useFlight(frame: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Places | null>(null);
  useLayoutEffect(() => {
    const places = before.current;
    before.current = null;
    if (!places || !frame.current) return;
    for (const { id, card } of cardsIn(frame.current)) {
      const from = places.get(id);
      if (!from) continue;
      const { left, top } = card.getBoundingClientRect();
      const [x, y] = [from.left - left, from.top - top];
      if (Math.hypot(x, y) < least) continue;
      card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], way);
    }
  });
  return () => {
    if (!mayAnimate() || !frame.current) return;
    // Of a card that was dragged its likeness, which is let go of a moment later.
    const ghost = document.querySelector('.ghost');
    before.current = new Map(
      cardsIn(frame.current).map(({ id, card }) => {
        const seen = ghost && 'dragging' in card.dataset ? ghost : card;
        return [id, seen.getBoundingClientRect()];
      }),
    );
  };
}

function cardsIn(frame: HTMLElement): { readonly id: string; readonly card: HTMLElement }[] {
  return [...frame.querySelectorAll<HTMLElement>('[data-card]')].map((face) => ({
    id: face.dataset['card'] ?? '',
    card: face.closest<HTMLElement>('.step-card') ?? face,
  }));
}
