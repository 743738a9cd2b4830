import { expect, test } from 'vitest';
import './naskh.css';
import './tokens.css';
import './base.css';

/** Whether the browser has fetched the face since, which it does for letters that it draws with it. */
async function isNaskhUsed(): Promise<boolean> {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  await document.fonts.ready;
  return [...document.fonts].some(
    ({ family, status }) => family.includes('Noto Naskh Arabic Variable') && status !== 'unloaded',
  );
}

test('a name in Arabic script on an English page is drawn with our letters, fetched for it alone', async () => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<p>\u2068Zara\u2069: 10 points, “Level 1” — done</p>';
  expect(await isNaskhUsed()).toBe(false);
  document.body.innerHTML = '<p>\u2068ټوپک ځمري ڼ\u2069: 10 points</p>';
  expect(await isNaskhUsed()).toBe(true);
});
