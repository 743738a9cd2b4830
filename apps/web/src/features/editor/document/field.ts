import { useEffect } from 'react';
import { replayKeys, isTypedAhead, bufferKeys, patience_ms } from './typed-ahead.ts';

/** A place in a document, as findings name it. */
export type FieldPath = readonly (string | number)[];

/** The id of a field's element: findings lead there. */
export function fieldId(path: FieldPath): string {
  return `field-${path.join('-')}`;
}

/** The id of what is said about a field, for `aria-describedby`. */
export function fieldErrorId(path: FieldPath): string {
  return `${fieldId(path)}-findings`;
}

const isWrittenIn = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="slider"]';
const takesFocus = 'input, textarea, select, button, [contenteditable="true"], [tabindex]';

/** Whether there is such a part, and it comes. */
type Reveal = (path: FieldPath) => boolean;

// Brings a part of the open document on the page; an editor that shows everything has none.
let reveal: Reveal | null = null;

/** Lets findings and comments lead to fields of parts that are not on the page: `bring` shows the part that a path is in. */
export function useReveal(bring: Reveal): void {
  useEffect(() => {
    reveal = bring;
    return () => {
      if (reveal === bring) reveal = null;
    };
  }, [bring]);
}

/** Moves the focus to a field, wherever on the page it is; false when there is no such field. */
export function focusField(path: FieldPath): boolean {
  if (focusAt(path)) return true;
  if (!reveal?.(path)) return false;
  void focusSoon(path);
  return true;
}

const frames = 60;

/** Moves the focus to a field that will be there some frames later; where it never is, what is around it is the best there is. */
export async function focusSoon(path: FieldPath): Promise<void> {
  bufferKeys();
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (focusAt(path)) return;
  }
  for (let length = path.length - 1; length > 0; length -= 1) if (focusAt(path.slice(0, length))) return;
  replayKeys();
}

/**
 * Moves the focus to a field as soon as it is there, unless the person has begun something else by then.
 * @returns stops it
 */
export function focusOnceThere(path: FieldPath): () => void {
  bufferKeys();
  const acts = ['pointerdown', 'keydown', 'wheel'] as const;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(end);
    for (const act of acts) document.removeEventListener(act, leave, true);
  };
  const leave = (event: Event): void => {
    if (!(event instanceof KeyboardEvent && isTypedAhead(event))) stop();
  };
  const observer = new MutationObserver(() => {
    if (focusAt(path)) stop();
  });
  const end = setTimeout(stop, patience_ms);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of acts) document.addEventListener(act, leave, true);
  return stop;
}

/**
 * As `focusOnceThere`, from the next frame on: what lay above the page, as the comments do, gives the focus back first.
 * @param pathOf asked then
 */
export function focusFromNextFrame(pathOf: () => FieldPath): () => void {
  bufferKeys();
  let stop: (() => void) | undefined;
  const frame = requestAnimationFrame(() => {
    const path = pathOf();
    if (!focusField(path)) stop = focusOnceThere(path);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop?.();
  };
}

function focusAt(path: FieldPath): boolean {
  const element = document.querySelector(`#${CSS.escape(fieldId(path))}`);
  if (!(element instanceof HTMLElement)) return false;
  if (unfold(element)) requestAnimationFrame(() => focusOn(element));
  else focusOn(element);
  return true;
}

// A field may be in what is folded up.
function unfold(element: HTMLElement): boolean {
  const folded = [...document.querySelectorAll<HTMLElement>('[aria-controls][aria-expanded="false"]')].filter(
    (button) => document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(element),
  );
  for (const button of folded) button.click();
  return folded.length > 0;
}

function focusOn(element: HTMLElement): void {
  // The text field comes before the buttons beside its label.
  const target = element.matches(takesFocus)
    ? element
    : (element.querySelector<HTMLElement>(isWrittenIn) ??
      element.querySelector<HTMLElement>(takesFocus) ??
      element.querySelector<HTMLElement>('a[href]'));
  // Without anything to press there is still something to read.
  if (target === null) element.tabIndex = -1;
  element.scrollIntoView({ block: 'center' });
  (target ?? element).focus({ preventScroll: true });
  replayKeys();
}
