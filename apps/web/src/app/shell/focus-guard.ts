/** Long enough for a dialog or a page to put the focus where it wants it. */
const wait_ms = 60;
const takesFocus = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[contenteditable="true"]',
  '[tabindex]:not([tabindex="-1"])',
].join();
const isWritten = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable="true"]';

/** The former place of a removed element. */
interface Place {
  /** The address of the page of which it was a part. */
  readonly page: string;
  readonly parent: Node;
  readonly next: Node | null;
  readonly previous: Node | null;
}

/**
 * Keeps the focus near its place when what had it goes: a row that was deleted, a button that did its work, also while a dialog was
 * open over it. Without that, keys start again at the top of the window and a screen reader says nothing.
 * @param content what is guarded; what is over it has rules of its own
 * @returns stops it
 */
export function guardFocus(content: HTMLElement): () => void {
  let last: Element | null = null;
  let page = '';
  let place: Place | null = null;
  // The focused element over or beside the content, such as the button of a toast, and the dialog in which it is.
  let elsewhere: Element | null = null;
  let dialog: HTMLElement | null = null;
  let placeInDialog: Place | null = null;
  let timer = 0;
  let isByPointer = false;

  function note({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    const isInside = content.contains(target);
    elsewhere = isInside ? null : target;
    dialog = isInside ? null : target.closest<HTMLElement>('[role=dialog]');
    placeInDialog = null;
    if (!isInside || target === content) return;
    last = target;
    page = addressNow();
    place = null;
  }
  const byPointer = () => (isByPointer = true);
  const byKey = () => (isByPointer = false);

  function look(records: readonly MutationRecord[]): void {
    const isShut = records.some(({ type, target }) => type === 'attributes' && target === last);
    if (isShut) requestAnimationFrame(() => setTimeout(() => isLost() && leaveText()));
    // Its parents may be removed later.
    const gone = place?.parent ?? last;
    if (gone && !gone.isConnected) place = placeOf(gone, page, records) ?? place;
    const isBack = place === null && elsewhere?.isConnected === false;
    const goneInDialog = placeInDialog?.parent ?? elsewhere;
    if (goneInDialog?.isConnected === false)
      placeInDialog = placeOf(goneInDialog, addressNow(), records) ?? placeInDialog;
    if ((place === null && !isBack) || !isLost()) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!isLost()) return;
      elsewhere = null;
      // What is under an open dialog is out of reach.
      if (dialog?.isConnected === true && placeInDialog !== null) {
        nearest(placeInDialog, dialog, isByPointer)?.focus({ preventScroll: true });
        return;
      }
      if (place === null) {
        if (last instanceof HTMLElement && fits(last, isByPointer)) last.focus({ preventScroll: true });
        return;
      }
      const target = nearest(place, content, isByPointer);
      [last, place] = [null, null];
      target?.focus({ preventScroll: true });
    }, wait_ms);
  }

  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', byPointer, true);
  document.addEventListener('keydown', byKey, true);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', byPointer, true);
    document.removeEventListener('keydown', byKey, true);
  };
}

// A button that is shut while it works loses the focus to nothing, and the cursor stays where it was: what a keyboard commits without
// keys, as those of phones do, would go into that text.
function leaveText(): void {
  const selection = document.getSelection();
  const at = selection?.anchorNode;
  const element = at instanceof Element ? at : at?.parentElement;
  if (element?.closest('[contenteditable="true"]')) selection?.removeAllRanges();
}

const isLost = (): boolean => document.activeElement === document.body;

const addressNow = (): string => location.pathname + location.search;

function placeOf(gone: Node, page: string, records: readonly MutationRecord[]): Place | null {
  let lost = gone;
  for (const { removedNodes, target, nextSibling, previousSibling } of records) {
    if (![...removedNodes].some((node) => node.contains(lost))) continue;
    if (target.isConnected) return { page, parent: target, next: nextSibling, previous: previousSibling };
    // It went first, and then what was around it.
    lost = target;
  }
  return null;
}

function fits(element: Element, isByPointer: boolean): element is HTMLElement {
  // A press elsewhere asks for no field to write in.
  return (
    element instanceof HTMLElement &&
    element.checkVisibility() &&
    !(isByPointer && element.matches(isWritten))
  );
}

/** The element to focus nearest to a place: after it, before it, or around it, at last the content itself. */
function nearest(
  { page, parent, next, previous }: Place,
  content: HTMLElement,
  isByPointer: boolean,
): HTMLElement | null {
  // Of a page that went as a whole nothing is near.
  if (!content.contains(parent) || (parent === content && page !== addressNow())) return null;
  const firstIn = (node: Element): HTMLElement | undefined =>
    [...(node.matches(takesFocus) ? [node] : []), ...node.querySelectorAll(takesFocus)].find(
      (element): element is HTMLElement => fits(element, isByPointer),
    );
  for (let at = elementFrom(next, 'nextSibling'); at; at = at.nextElementSibling) {
    const found = firstIn(at);
    if (found) return found;
  }
  for (let at = elementFrom(previous, 'previousSibling'); at; at = at.previousElementSibling) {
    const found = firstIn(at);
    if (found) return found;
  }
  for (
    let at = parent instanceof Element ? parent : parent.parentElement;
    at && at !== content;
    at = at.parentElement
  ) {
    const found = firstIn(at);
    if (found) return found;
  }
  return content;
}

function elementFrom(node: Node | null, way: 'nextSibling' | 'previousSibling'): Element | null {
  let at = node?.isConnected === true ? node : null;
  while (at && !(at instanceof Element)) at = at[way];
  return at;
}
