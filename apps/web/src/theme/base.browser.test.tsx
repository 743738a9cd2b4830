import { Textarea } from '@mantine/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../testing/render-in-studio.tsx';

test('from right to left no page scrolls sideways for a text field of a page before', async () => {
  await renderInStudio(<Textarea autosize label="سوال" />, { locale: 'ur' });
  await expect.element(page.getByLabelText('سوال')).toBeVisible();
  await renderInStudio(<h1>سبق</h1>, { locale: 'ur', width: 800 });
  await expect.element(page.getByText('سبق')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(800);
});
