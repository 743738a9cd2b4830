import { useEffect } from 'react';

const property = '--toast-lift';
const gap = 8;
/** What of the window belongs to its header. */
const header = 64;

/** Keeps the toasts off the field in which somebody types: above it, and where there is no room above it, at the top. */
export function useClearOfTyping(hostClass: string): void {
  useEffect(() => {
    const update = (): void => place(hostClass);
    const events = ['focusin', 'focusout', 'input'] as const;
    for (const event of events) document.addEventListener(event, update);
    globalThis.addEventListener('resize', update);
    globalThis.addEventListener('scroll', update, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, update);
      globalThis.removeEventListener('resize', update);
      globalThis.removeEventListener('scroll', update);
      document.documentElement.style.removeProperty(property);
    };
  }, [hostClass]);
}

/** The same for a toast that was asked for just now: it is drawn with the next frame. */
export function keepClearOfTyping(hostClass: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => place(hostClass)));
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
  if (toasts.length === 0 || !(field instanceof HTMLElement) || !isTyped(field)) return 0;
  const height = toasts.reduce((sum, toast) => sum + toast.offsetHeight + gap, gap);
  const right = Math.max(...toasts.map((toast) => toast.offsetWidth)) + 2 * gap;
  const { top, bottom, left } = field.getBoundingClientRect();
  const isCovered = left < right && bottom > innerHeight - height - gap && top < innerHeight;
  if (!isCovered) return 0;
  const hasRoomAbove = top - height - gap > header;
  return hasRoomAbove ? innerHeight - top : Math.max(0, innerHeight - height - header);
}

function isTyped(field: HTMLElement): boolean {
  if (field.isContentEditable || field.role === 'textbox' || field instanceof HTMLTextAreaElement)
    return true;
  return field instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(field.type);
}
