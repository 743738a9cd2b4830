import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import common from '../../i18n/en/common.json' with { type: 'json' };
import { Pager } from './pager.tsx';
import { shownPages } from './shown-pages.ts';

beforeAll(() =>
  i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { common } }, interpolation: { escapeValue: false } }),
);

const drawn = (page: number, total: number): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Pager page={page} total={total} onPage={() => undefined} />
    </MantineProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '');
const wordsOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ');
const buttonOf = (html: string, name: string): string =>
  new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('G-357 G-358 G-360 G-393 61 entries are 3 pages of 30, numbered from one, and say which of them is shown', () => {
  const html = drawn(1, 61);
  expect(html.match(/aria-label="Page \d+"/g)).toHaveLength(3);
  expect(buttonOf(html, 'Page 1')).toContain('aria-current="page"');
  expect(wordsOf(html)).toContain('Showing 1 of 3');
});

test('G-361 G-362 there is nothing before the first page and nothing after the last', () => {
  const isOff = (page: number, name: string) => / disabled=""/.test(buttonOf(drawn(page, 61), name));
  expect([isOff(1, common.pager.previous), isOff(1, common.pager.next)]).toEqual([true, false]);
  expect([isOff(2, common.pager.previous), isOff(2, common.pager.next)]).toEqual([false, false]);
  expect([isOff(3, common.pager.previous), isOff(3, common.pager.next)]).toEqual([false, true]);
});

test.each([0, 1, 2, 30])('C-270 C-271 G-363 G-392 %i entries need no pages', (total) => {
  expect(wordsOf(drawn(1, total)).trim()).toBe('');
});

test.each([
  [1, '1 2 3 4 gap 20'],
  [3, '1 2 3 4 gap 20'],
  [4, '1 gap 3 4 5 gap 20'],
  [10, '1 gap 9 10 11 gap 20'],
  [18, '1 gap 17 18 19 20'],
  [20, '1 gap 17 18 19 20'],
])('G-359 at page %i of 20 five numbers are shown: %s', (page, shown) => {
  expect(shownPages(page, 20).join(' ')).toBe(shown);
});

test('G-359 never more than five numbers, and always the page itself, the first and the last', () => {
  for (let pages = 2; pages <= 30; pages += 1)
    for (let page = 1; page <= pages; page += 1) {
      const numbers = shownPages(page, pages).filter((each) => each !== 'gap');
      expect(numbers.length).toBe(Math.min(5, pages));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    }
});
