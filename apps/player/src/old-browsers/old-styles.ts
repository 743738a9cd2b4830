import { oldStyleOf } from '@takhti/domain/old-style-of';
import { keepParentsMarked } from './mark-parents.ts';

/** Whether this browser reads our style sheets: the newest of what they are written in came in 2023. */
export function readsStyles(): boolean {
  return matchMedia('(width>=1px)').matches && CSS.supports('color', 'color-mix(in srgb,red,red)');
}

/** Puts the style sheets for browsers of 2019 in the place of those of the page, and of each that still comes. */
export async function putOldStyles(): Promise<void> {
  keepParentsMarked();
  const inPage = document.getElementById('old-style');
  if (inPage) {
    for (const style of Array.from(document.querySelectorAll('style[data-styles]'))) style.remove();
    const style = document.createElement('style');
    style.textContent = inPage.textContent;
    document.head.append(style);
    return;
  }
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
  const styles = links.filter(({ href }) => !href.endsWith('/fonts.css'));
  const own = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'href');
  await Promise.all(
    styles.map(async (link) => {
      const old = link.cloneNode() as HTMLLinkElement;
      old.href = oldStyleOf(link.href);
      await new Promise((done) => {
        for (const end of ['load', 'error']) old.addEventListener(end, done);
        link.after(old);
      });
      link.remove();
    }),
  );
  // The parts that are fetched later bring theirs by such links.
  Object.defineProperty(HTMLLinkElement.prototype, 'href', {
    ...own,
    set(this: HTMLLinkElement, address: string) {
      own?.set?.call(this, oldStyleOf(address));
    },
  });
}
