import { expect, test } from 'vitest';
import naskh from './naskh.css?inline';
import tokens from './tokens.css?inline';

/** An English page of its own: what others drew must not count. */
async function draw(text: string): Promise<Document> {
  document.body.innerHTML = '<iframe></iframe>';
  const page = document.querySelector('iframe')?.contentDocument;
  if (!page) throw new Error('no frame');
  page.documentElement.lang = 'en';
  page.head.innerHTML = `<style>${naskh}${tokens} body { font-family: var(--font-ui) }</style>`;
  page.body.textContent = text;
  // The browser asks for faces as it lays the page out.
  page.body.getBoundingClientRect();
  await page.fonts.ready;
  return page;
}

/** The faces that the browser has fetched, which it does for letters that it draws with them. */
const used = ({ fonts }: Document): string[] =>
  [...fonts].flatMap(({ family, status }) => (status === 'loaded' ? family.replaceAll('"', '') : []));

test('a name in Arabic script on an English page is drawn with our letters, fetched for it alone', async () => {
  expect(used(await draw('\u2068Zara\u2069: 10 points, “Level 1” — done'))).toEqual([]);
  expect(used(await draw('\u2068ټوپک ځمري ڼ\u2069: 10 points'))).toEqual(['Noto Naskh Arabic Variable']);
});
