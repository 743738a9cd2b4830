/**
 * Takes style sheets that did not come out of the page: who fetches a part once more would find their links there, and show it
 * without them.
 */
export function dropFailedStyles(): void {
  // On its way down, as this event does not rise.
  document.addEventListener('error', dropFailed, { capture: true });
}

function dropFailed({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
}
