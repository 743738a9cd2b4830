import { expect, test } from 'vitest';
import { bookStyles } from './book-styles.ts';

test('a page that has no address of its own finds the letters of Arabic script, and shows them all alike', async () => {
  const page = document.createElement('iframe');
  page.src = URL.createObjectURL(new Blob(['<p lang="ur">پہلی رات ہے</p>'], { type: 'text/html' }));
  document.body.append(page);
  await new Promise((done) => page.addEventListener('load', done, { once: true }));
  const inside = page.contentDocument!;
  const style = inside.createElement('style');
  style.textContent = bookStyles(130, document.baseURI);
  inside.head.append(style);
  const [loaded] = await inside.fonts.load('16px "Player Naskh"', 'ہ');
  expect(loaded?.status).toBe('loaded');
  const { fontFamily, fontSize } = page.contentWindow!.getComputedStyle(inside.documentElement);
  expect(fontFamily).toMatch(/^"Player Naskh"/);
  expect(Number.parseFloat(fontSize)).toBeCloseTo(20.8);
  page.remove();
});
