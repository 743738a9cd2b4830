/**
 * Moves the focus to where somebody goes on; in a frame only when they are in it already, or the page around it would lose the
 * focus while somebody types there.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (globalThis.parent !== globalThis.window && !document.hasFocus()) return;
  element?.focus({ preventScroll: true });
}
