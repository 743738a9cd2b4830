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

/** Where something was that has gone. */
interface Place {
  readonly parent: Node;
  readonly next: Node | null;
  readonly previous: Node | null;
}

/**
 * Keeps the focus near its place when what had it goes: a row that was deleted, a button that did its work, also while a dialog was
 * open over it. Without that, keys start again at the top of the window and a screen reader says nothing.
 * @param content what is guarded; what lies over it has rules of its own
 * @returns stops it
 */
export function guardFocus(content: HTMLElement): () => void {
  let last: Element | null = null;
  let place: Place | null = null;
  let timer = 0;
  let isByPointer = false;

  function note({ target }: FocusEvent): void {
    if (!(target instanceof Element) || !content.contains(target) || target === content) return;
    last = target;
    place = null;
  }
  const byPointer = () => (isByPointer = true);
  const byKey = () => (isByPointer = false);

  function look(records: readonly MutationRecord[]): void {
    const isShut = records.some(({ type, target }) => type === 'attributes' && target === last);
    if (isShut) requestAnimationFrame(() => setTimeout(() => isLost() && leaveText()));
    if (last && place === null && !last.isConnected) place = placeOf(last, records);
    if (place === null || !isLost()) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const target = isLost() && place ? nearest(place, content, isByPointer) : null;
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

function placeOf(gone: Element, records: readonly MutationRecord[]): Place | null {
  const record = records.findLast(
    ({ removedNodes, target }) =>
      target.isConnected && [...removedNodes].some((node) => node === gone || node.contains(gone)),
  );
  return record
    ? { parent: record.target, next: record.nextSibling, previous: record.previousSibling }
    : null;
}

/** What takes the focus nearest to a place: after it, before it, or around it, the content itself at last. */
function nearest(
  { parent, next, previous }: Place,
  content: HTMLElement,
  isByPointer: boolean,
): HTMLElement | null {
  // Of a page that went as a whole nothing is near.
  if (!content.contains(parent) || parent === content) return null;
  const fits = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.checkVisibility() &&
    // A press elsewhere asks for no field to write in.
    !(isByPointer && element.matches(isWritten));
  const firstIn = (node: Element): HTMLElement | undefined =>
    [...(node.matches(takesFocus) ? [node] : []), ...node.querySelectorAll(takesFocus)].find(fits);
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
