import { useEffect } from 'react';
import { takesText } from '../fields/takes-text.ts';
import { liftOver, type Span } from './lift-over.ts';

const property = '--toast-lift';
const gap = 8;

/** Keeps the toasts off what somebody types, wherever the field is scrolled to and however it grows. */
export function useClearOfTyping(hostClass: string): void {
  useEffect(() => {
    const update = (): void => place(hostClass);
    // A toast grows as it comes: measured before, it is too low to cover anything.
    const events = ['focusin', 'focusout', 'input', 'selectionchange', 'transitionend'] as const;
    for (const event of events) document.addEventListener(event, update);
    globalThis.addEventListener('resize', update);
    // A panel or a dialog may scroll too, and its event does not bubble.
    document.addEventListener('scroll', update, { passive: true, capture: true });
    return () => {
      for (const event of events) document.removeEventListener(event, update);
      globalThis.removeEventListener('resize', update);
      document.removeEventListener('scroll', update, { capture: true });
      document.documentElement.style.removeProperty(property);
    };
  }, [hostClass]);
}

/** The same for a toast that came or goes; called by the toast itself, for nobody else knows when it is in the page. */
export function useClearWithToast(hostClass: string): void {
  useEffect(() => {
    place(hostClass);
    return () => void requestAnimationFrame(() => place(hostClass));
  }, [hostClass]);
}

function place(hostClass: string): void {
  const { style } = document.documentElement;
  const lift = liftOf(hostClass);
  if (lift === 0) style.removeProperty(property);
  else style.setProperty(property, `${Math.round(lift)}px`);
}

function liftOf(hostClass: string): number {
  const field = document.activeElement;
  const toasts = [...document.querySelectorAll<HTMLElement>(`.${CSS.escape(hostClass)} [role]`)];
  if (toasts.length === 0 || !(field instanceof HTMLElement) || !takesText(field)) return 0;
  const right = Math.max(...toasts.map((toast) => toast.offsetWidth)) + 2 * gap;
  const area = field.getBoundingClientRect();
  if (area.left >= right) return 0;
  const height = toasts.reduce((sum, toast) => sum + toast.offsetHeight + gap, gap);
  return liftOver({ field: area, caret: caretIn(field), height, window: innerHeight });
}

/** The line of text with the caret, if the browser reports it; null in fields of its own. */
function caretIn(field: HTMLElement): Span | null {
  const selection = getSelection();
  if (!field.isContentEditable || !selection?.focusNode || !field.contains(selection.focusNode)) return null;
  const range = document.createRange();
  range.setStart(selection.focusNode, selection.focusOffset);
  const box = range.getClientRects()[0];
  if (box) return box;
  // An empty line has no letters that a range could measure.
  const { focusNode } = selection;
  const line = focusNode instanceof Element ? focusNode : focusNode.parentElement;
  return line?.getBoundingClientRect() ?? null;
}
