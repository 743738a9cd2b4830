import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Arrow keys go to the nearest control in that direction as it is seen on the screen, no matter what the columns and the direction
 * of writing.
 * @param selector what can be gone to inside the element that listens
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = steps[event.key];
  const from = document.activeElement;
  if (!step || !(from instanceof HTMLElement) || !from.matches(selector)) return;
  const start = centre(from);
  const candidates = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const [x, y] = [centre(element).x - start.x, centre(element).y - start.y];
    const ahead = x * step[0] + y * step[1];
    const aside = Math.abs(x * step[1]) + Math.abs(y * step[0]);
    return element !== from && ahead > 4 ? [{ element, distance: ahead + aside * 3 }] : [];
  });
  const nearest = candidates.toSorted((a, b) => a.distance - b.distance)[0];
  if (!nearest) return;
  event.preventDefault();
  nearest.element.focus();
}

function centre(element: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
