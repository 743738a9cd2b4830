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

const words = (): number =>
  header().querySelector('h1')?.parentElement?.parentElement?.getBoundingClientRect().width ?? 0;
const drawSteady = (buttons: number) =>
  renderInStudio(
    <div style={{ inlineSize: 900 }}>
      <PageHeader title="How rivers carry the mountains to the sea, and what the sea does with them" isSteady>
        {Array.from({ length: buttons }, (_, at) => (
          <span key={at} style={{ flex: 'none', inlineSize: 100 }} />
        ))}
      </PageHeader>
    </div>,
  );

test('the title of a steady header is as wide beside few buttons as beside many, and has the line where they stand below', async () => {
  await drawSteady(2);
  await expect.poll(words).toBeCloseTo(220, -1);
  await drawSteady(5);
  await expect.poll(words).toBeCloseTo(220, -1);
  await drawSteady(7);
  await expect.poll(words).toBeGreaterThan(800);
});

test('what a page is part of takes one line below its title, however long its name is', async () => {
  const heights: number[] = [];
  for (const times of [1, 12]) {
    const long = 'How rivers carry the mountains '.repeat(times);
    await renderInStudio(<PageHeader title="Question 1 of 9" detail={<bdi>{long}</bdi>} isSteady />);
    await expect.element(page.getByText(long.trim())).toBeInTheDocument();
    heights.push(header().getBoundingClientRect().height);
  }
  expect(heights[1]).toBe(heights[0]);
});

test('what a page is part of begins where its title does, in the other direction too', async () => {
  await renderInStudio(<PageHeader title="Question 1" detail={<bdi>پانی کا چکر</bdi>} isSteady />);
  const detail = page.getByText('پانی کا چکر');
  await expect.element(detail).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(detail.element());
  const start = page.getByRole('heading', { name: 'Question 1' }).element().getBoundingClientRect().left;
  expect(range.getBoundingClientRect().left - start).toBeLessThan(8);
});

test('C-1105 anyone who chose nothing sees the light theme', async () => {
  await draw();
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light');
});
