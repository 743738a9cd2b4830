import { hasParts, markOf } from './has-parts.ts';

/** Marks what has the parts in it that style sheets ask for, now and whenever the page changes. */
export function keepParentsMarked(): void {
  let isDue = false;
  const soon = (): void => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      for (const [at, part] of hasParts.entries()) markParents(part, markOf(at));
    });
  };
  new MutationObserver(soon).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'disabled', 'data-dragging'],
  });
  for (const name of ['change', 'click', 'focusin', 'focusout']) addEventListener(name, soon, true);
  soon();
}

function markParents(part: string, mark: string): void {
  const isChild = part.startsWith('>');
  // The focus is shown wherever it is.
  const selector = part.replace(/^>/, '').replace(':focus-visible', ':focus');
  const parents = new Set<Element>();
  for (const element of Array.from(document.querySelectorAll(selector)))
    for (let up = element.parentElement; up && !parents.has(up); up = isChild ? null : up.parentElement)
      parents.add(up);
  for (const marked of Array.from(document.querySelectorAll(`[${mark}]`)))
    if (!parents.has(marked)) marked.removeAttribute(mark);
  for (const parent of Array.from(parents)) parent.setAttribute(mark, '');
}
