import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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

function Paged({ total }: { readonly total: number }) {
  const [at, setAt] = useState(1);
  return <Pager page={at} total={total} onPage={setAt} />;
}

test('G-357 G-358 G-360 G-361 G-362 61 entries are 3 pages of 30, turned one by one, with nothing before the first and after the last', async () => {
  await renderInStudio(<Paged total={61} />);
  const numbers = page.getByRole('button', { name: /^Page \d+$/ });
  const [previous, next] = [
    page.getByRole('button', { name: 'Previous page' }),
    page.getByRole('button', { name: 'Next page' }),
  ];
  await expect.poll(() => numbers.elements().map((each) => each.textContent)).toEqual(['1', '2', '3']);
  await expect.element(page.getByText('Showing 1 of 3')).toBeVisible();
  await expect.element(previous).toBeDisabled();
  await next.click();
  await expect.element(page.getByText('Showing 2 of 3')).toBeVisible();
  await expect.element(previous).toBeEnabled();
  await next.click();
  await expect.element(page.getByText('Showing 3 of 3')).toBeVisible();
  await expect.element(next).toBeDisabled();
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect.element(page.getByText('Showing 1 of 3')).toBeVisible();
});

test.each([0, 1])('G-363 %i results need no pages', async (total) => {
  await renderInStudio(
    <>
      <Paged total={total} />
      <p>below</p>
    </>,
  );
  await expect.element(page.getByText('below')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
