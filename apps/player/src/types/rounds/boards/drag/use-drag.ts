import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { liftGhost, type Ghost } from './drag-ghost.ts';
import { scrollAtEdges } from './edge-scroll.ts';
import './drag.css';

const SLACK = 6;
/** How long a finger rests on a card to lift it where the page can be scrolled; one that moves earlier scrolls it. */
const HOLD_MS = 200;

/**
 * Dragging by mouse, pen and finger, without a library: a likeness of the card follows the pointer, and what is below it with
 * `data-drop` is where it is dropped. A finger lifts a card at once; where the page has to be scrolled, at its grip alone, and elsewhere
 * by resting on it. Tapping and keys do the same without it.
 * @returns what `onPointerDown` of the card's element calls with the card's id.
 */
export function useDrag(
  onDrop: (id: number, target: string) => void,
): (event: ReactPointerEvent<HTMLElement>, id: number) => void {
  const drag = useRef<Drag | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    // Listened for all the time: one that comes with the finger is asked too late whether the page may scroll.
    const stay = (event: TouchEvent): void => {
      if (drag.current?.isLifted()) event.preventDefault();
    };
    addEventListener('touchmove', stay, { passive: false });
    return () => {
      removeEventListener('touchmove', stay);
      drag.current?.stop();
    };
  }, []);
  return (event, id) => {
    if (event.button !== 0 || !event.isPrimary) return;
    drag.current?.stop();
    drag.current = follow(event.currentTarget, event.nativeEvent, (target) => drop.current(id, target));
  };
}

interface Drag {
  readonly isLifted: () => boolean;
  readonly stop: () => void;
}

function follow(element: HTMLElement, start: PointerEvent, onDrop: (target: string) => void): Drag {
  let ghost: Ghost | null = null;
  let hasMoved = false;
  let over: HTMLElement | null = null;
  let last = start;
  const isFinger = start.pointerType === 'touch' && !isGrip(start.target);
  const mustRest = isFinger && element.closest('[data-whole]') === null;
  const strip = isFinger ? stripOf(element) : null;
  const rest = isFinger ? setTimeout(lift, HOLD_MS) : 0;
  const edges = scrollAtEdges(() => mark(targetAt(last)));

  function lift(): void {
    clearTimeout(rest);
    ghost = liftGhost(element);
  }

  function onMove(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!hasMoved && Math.hypot(x, y) < SLACK) return;
    if (!ghost && mustRest) return stop();
    // Along a strip that continues sideways a finger scrolls it; out of it, it takes the card.
    if (!ghost && strip !== null && Math.abs(y) < Math.abs(x) / 2) return;
    if (!ghost) lift();
    hasMoved = true;
    last = event;
    ghost?.moveBy(x, y);
    edges.at(event.clientY);
    mark(targetAt(event));
  }

  function onUp(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const target = hasMoved && event.type === 'pointerup' ? targetAt(event)?.dataset['drop'] : undefined;
    if (hasMoved) swallowClick();
    // Reported first, while the card is still shown where it was dropped.
    if (target !== undefined) onDrop(target);
    stop(target !== undefined);
  }

  function mark(next: HTMLElement | null): void {
    if (next === over) return;
    over?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    over = next;
  }

  function targetAt(event: PointerEvent): HTMLElement | null {
    const found = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((other) => !element.contains(other) && other.closest('[data-drop]') !== null);
    return found?.closest<HTMLElement>('[data-drop]') ?? null;
  }

  // The menu of a picture that is held would take the finger away.
  const noMenu = (event: Event): void => event.preventDefault();

  function stop(isDropped = false): void {
    clearTimeout(rest);
    edges.end();
    mark(null);
    ghost?.end(isDropped);
    ghost = null;
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', onUp);
    element.removeEventListener('contextmenu', noMenu);
  }

  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onUp);
  addEventListener('pointercancel', onUp);
  element.addEventListener('contextmenu', noMenu);
  return { isLifted: () => ghost !== null, stop };
}

const isGrip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-grip]') !== null;

function stripOf(element: HTMLElement): HTMLElement | null {
  const strip = element.closest<HTMLElement>('.tray-cards');
  return strip !== null && strip.scrollWidth > strip.clientWidth ? strip : null;
}

// The browser sends a click after a drag; it would pick the card up again.
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
