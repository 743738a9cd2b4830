/** How long nothing changes before a page counts as rendered. */
const QUIET_MS = 80;

/**
 * Calls back once this page is at rest: everything fetched, formulas rendered, fonts loaded.
 * @returns stops waiting
 */
export function whenAtRest(root: HTMLElement, report: () => void): () => void {
  let timer = 0;
  const rest = (): void => {
    if (root.querySelector('[aria-busy=true], [data-waits]') === null) report();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void document.fonts.ready.then(rest), QUIET_MS);
  };
  const changes = new MutationObserver(wait);
  changes.observe(root, { attributes: true, childList: true, subtree: true, characterData: true });
  wait();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
  };
}

/** A picture is static: nothing moves, nothing scrolls, and what belongs to playing is left out. */
const STILL =
  'html{overflow:hidden}*,::before,::after{animation:none!important;transition:none!important}' +
  '.round-number,.round-tools,.look{display:none!important}';

/** This page as it is, with its styles and without what made it; empty where a part of it did not come. */
export function drawnPage(): string {
  if (document.querySelector('[role=alert]') !== null) return '';
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const left of page.querySelectorAll('script, title, meta, link:not([rel=stylesheet])')) left.remove();
  const style = document.createElement('style');
  style.textContent = STILL;
  page.querySelector('head')?.append(style);
  return `<!doctype html>${page.outerHTML}`;
}
