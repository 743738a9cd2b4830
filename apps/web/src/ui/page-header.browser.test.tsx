import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../testing/render-in-studio.tsx';
import { PageHeader } from './index.ts';

const header = (): Element => {
  const found = document.querySelector('[data-page-header]');
  if (!found) throw new Error('there is no header');
  return found;
};
const shadow = (): string => getComputedStyle(header()).boxShadow;

async function draw(): Promise<void> {
  await renderInStudio(
    <>
      <PageHeader title="Even and odd" />
      <div style={{ blockSize: 4000 }} />
    </>,
  );
  await expect.element(page.getByRole('heading', { name: 'Even and odd' })).toBeVisible();
  scrollTo(0, 0);
}

test('C-244 C-1100 the header of a page sticks 64 px below the top of the window', async () => {
  await draw();
  scrollTo(0, 1000);
  await expect.poll(() => Math.round(header().getBoundingClientRect().top)).toBe(64);
});

test('C-1101 it casts a shadow after 35 px, and none before', async () => {
  await draw();
  scrollTo(0, 35);
  await expect.poll(() => scrollY).toBe(35);
  await expect.poll(shadow).toBe('none');
  scrollTo(0, 36);
  await expect.poll(shadow).not.toBe('none');
  scrollTo(0, 35);
  await expect.poll(shadow).toBe('none');
});

test('C-1105 anyone who chose nothing sees the light theme', async () => {
  await draw();
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light');
});
