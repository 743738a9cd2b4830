import { afterEach, expect, test } from 'vitest';
import { hasParts, markOf } from './has-parts.ts';
import { keepParentsMarked } from './mark-parents.ts';
import { ofStyles } from './of-pages.ts';

const markOfPart = (part: (typeof hasParts)[number]): string => markOf(hasParts.indexOf(part));

afterEach(() => {
  document.body.innerHTML = '';
});

test('what has a chosen option in it is marked for as long as it is chosen, a parent alone by its child', async () => {
  document.body.innerHTML = `
    <label id="a"><input type="radio" name="r" checked></label><label id="b"><input type="radio" name="r"></label>
    <div id="far"><div id="near"><span class="targets"></span></div></div>`;
  keepParentsMarked();
  const marked = (mark: string) => [...document.querySelectorAll(`[id][${mark}]`)].map(({ id }) => id);
  const chosen = markOfPart(':checked');
  await expect.poll(() => marked(chosen)).toEqual(['a']);
  expect(marked(markOfPart('>.targets:not(.targets-single)'))).toEqual(['near']);
  document.querySelector<HTMLInputElement>('#b input')!.click();
  await expect.poll(() => marked(chosen)).toEqual(['b']);
  document.querySelector('.targets')!.className = 'targets targets-single';
  await expect.poll(() => marked(markOfPart('>.targets:not(.targets-single)'))).toEqual([]);
});

test('what is written into a style is written in older words, by the direction of the page', () => {
  const { style } = document.createElement('i');
  ofStyles.translate(style, '3px 4px');
  expect(style.transform).toBe('translate(3px, 4px)');
  ofStyles.rotate(style, '36deg');
  expect(style.transform).toBe('rotate(36deg)');
  ofStyles.rotate(style, '');
  document.documentElement.dir = 'rtl';
  ofStyles.insetInlineStart(style, '25%');
  document.documentElement.dir = 'ltr';
  expect(style.cssText).toBe('right: 25%;');
});
