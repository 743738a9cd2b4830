import type { Page } from '@playwright/test';

/** Takes from a browser what Chrome 80 has not, as far as the player asks for it: none of these can be had here. */
export async function asOf2019(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const missing: readonly (readonly [object, readonly string[]])[] = [
      [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
      [String.prototype, ['at', 'replaceAll', 'isWellFormed', 'toWellFormed']],
      [Object, ['hasOwn', 'groupBy']],
      [Map, ['groupBy']],
      [Intl, ['Segmenter']],
      [AbortSignal, ['any', 'timeout']],
      [URL, ['canParse']],
      [Element.prototype, ['replaceChildren']],
      [window, ['structuredClone']],
    ];
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('<') || query.includes('>') ? 'not all' : query);
  });
}
