import type { PointerEvent as PointerEventOf } from 'react';
import { endDrag, takeUp, type Slot } from './drag.ts';

// So near an end of the window the page scrolls under a finger that drags, by so much for each picture.
const scroll_edge = 80;
const scroll_step = 10;

/**
 * Drags the entry of a slot by touch, for which browsers start no drag: dispatches drag events to the elements below the
 * finger.
 */
export function dragByFinger(event: PointerEventOf<HTMLElement>, slot: Slot): void {
  const { currentTarget: handle, pointerId } = event;
  let over: Element | null = null;
  let at = { x: event.clientX, y: event.clientY };
  let frame = 0;
  const listening = new AbortController();
  takeUp(slot);
  // Some browsers begin a drag of their own where a finger rests, and take the finger away.
  handle.draggable = false;

  const dispatch = (type: 'dragover' | 'dragleave' | 'drop'): void =>
    void over?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, clientY: at.y }));
  const look = (): void => {
    const place = document.elementFromPoint(at.x, at.y)?.closest('[data-slot]') ?? null;
    if (place !== over) dispatch('dragleave');
    over = place;
    dispatch('dragover');
  };
  const scroll = (): void => {
    const isBelow = at.y > window.innerHeight - scroll_edge;
    if (isBelow || at.y < scroll_edge) {
      scrollerOf(handle).scrollBy(0, isBelow ? scroll_step : -scroll_step);
      look();
    }
    frame = requestAnimationFrame(scroll);
  };
  const move = (moved: PointerEvent): void => {
    if (moved.pointerId !== pointerId) return;
    at = { x: moved.clientX, y: moved.clientY };
    if (frame === 0) frame = requestAnimationFrame(scroll);
    look();
  };
  const end = (ended: PointerEvent): void => {
    if (ended.pointerId !== pointerId) return;
    listening.abort();
    cancelAnimationFrame(frame);
    handle.draggable = true;
    dispatch(ended.type === 'pointerup' ? 'drop' : 'dragleave');
    endDrag();
  };
  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
}

function scrollerOf(element: Element): Element {
  for (let each = element.parentElement; each; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (each.scrollHeight > each.clientHeight && (overflowY === 'auto' || overflowY === 'scroll'))
      return each;
  }
  return document.scrollingElement ?? document.documentElement;
}
