import { expect, test } from 'vitest';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { Pager } from '../index.ts';

test.each(['en', 'ur'] as const)(
  'G-359 in %s all that a pager shows has room on a narrow phone',
  async (locale) => {
    const pager = <Pager page={50} total={2000} onPage={() => undefined} />;
    await renderInStudio(pager, { locale, width: 320 });
    await expect.poll(() => document.querySelectorAll('nav button').length).toBe(7);
    // The pager's own room, not the page's: what an earlier test left there may be wider.
    const sticking = [...document.querySelectorAll('nav, nav *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > 320;
    });
    expect(sticking).toEqual([]);
  },
);
