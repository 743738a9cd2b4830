import { Textarea } from '@mantine/core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../testing/render-in-studio.tsx';

test('from right to left no page scrolls sideways for a text field of a page before', async () => {
  await renderInStudio(<Textarea autosize label="سوال" />, { locale: 'ur' });
  await expect.element(page.getByLabelText('سوال')).toBeVisible();
  await renderInStudio(<h1>سبق</h1>, { locale: 'ur', width: 800 });
  await expect.element(page.getByText('سبق')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test('what is no part of the library shows the product’s focus ring, not the browser’s', async () => {
  await renderInStudio(
    <>
      <button type="button">Start</button>
      <a href="/elsewhere">Link</a>
      <button type="button">Button</button>
      <details>
        <summary>More</summary>
      </details>
    </>,
  );
  await expect.element(page.getByText('More')).toBeVisible();
  // Tab continues from here; from a page without a focus it may begin in the frame of the tests.
  page.getByText('Start').element().focus();
  for (const name of ['Link', 'Button', 'More']) {
    await userEvent.tab();
    const focused = document.activeElement!;
    expect(focused.textContent).toBe(name);
    expect(getComputedStyle(focused).outlineStyle).toBe('solid');
  }
});
