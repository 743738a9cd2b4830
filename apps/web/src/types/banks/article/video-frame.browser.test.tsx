import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { VideoFrame } from './video-frame.tsx';

test('C-1084 G-560 the video of an article stands 400 px high, and a link that leads to none shows nothing', async () => {
  await renderInStudio(<VideoFrame link="https://youtu.be/dQw4w9WgXcQ" title="Karez" />, { width: 1280 });
  const frame = page.getByTitle('Karez');
  await expect.element(frame).toBeVisible();
  expect(Math.round(frame.element().getBoundingClientRect().height)).toBe(400);
  expect(frame.element().getAttribute('src')).toMatch(/\/embed\/dQw4w9WgXcQ/);
  await renderInStudio(<VideoFrame link="<iframe src='x'>" title="Karez" />);
  await expect.element(frame).not.toBeInTheDocument();
});
