/**
 * Moves the focus to where the learner continues; in a frame only when they are in it already, or the page around it would lose the
 * focus while the reader types there.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (!isElsewhere()) element?.focus({ preventScroll: true });
}

// The page around a frame of our own origin can be asked; any other says no more than whether the frame has the focus.
function isElsewhere(): boolean {
  const { frameElement, parent } = globalThis.window;
  if (frameElement) return frameElement.ownerDocument.activeElement !== frameElement;
  return parent !== globalThis.window && !document.hasFocus();
}
