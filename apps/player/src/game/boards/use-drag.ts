import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';

const SLACK = 6;

/**
 * Dragging by mouse, pen and finger, without a library: the element follows the pointer, and what lies below it with
 * `data-drop` is where it is dropped. A finger that scrolls cancels it. Tapping and keys do the same without it.
 * @returns what `onPointerDown` of the card's element calls with the card's id.
 */
export function useDrag(
  onDrop: (id: number, target: string) => void,
): (event: ReactPointerEvent<HTMLElement>, id: number) => void {
  const stop = useRef<(() => void) | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => () => stop.current?.(), []);

  return (event, id) => {
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    stop.current = follow(event.currentTarget, event.nativeEvent, (target) => drop.current(id, target));
  };
}

function follow(element: HTMLElement, start: PointerEvent, onDrop: (target: string) => void): () => void {
  let isDragging = false;
  let over: HTMLElement | null = null;

  function onMove(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!isDragging && Math.hypot(x, y) < SLACK) return;
    isDragging = true;
    element.dataset['dragging'] = '';
    element.style.translate = `${x}px ${y}px`;
    mark(targetAt(event));
  }

  function onUp(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const target = isDragging && event.type === 'pointerup' ? targetAt(event)?.dataset['drop'] : undefined;
    if (isDragging) swallowClick();
    end();
    if (target !== undefined) onDrop(target);
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
    const target = found?.closest<HTMLElement>('[data-drop]') ?? null;
    return target;
  }

  function end(): void {
    mark(null);
    delete element.dataset['dragging'];
    element.style.translate = '';
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', onUp);
  }

  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onUp);
  addEventListener('pointercancel', onUp);
  return end;
}

// The browser sends a click after a drag; it would pick the card up again.
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
