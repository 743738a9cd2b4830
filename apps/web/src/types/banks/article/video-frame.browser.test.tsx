import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { VideoFrame } from './video-frame.tsx';

test('C-1084 the video of an article stands in a frame of 400 pixels', async () => {
  await renderInStudio(<VideoFrame title="The well" link="https://www.youtube.com/watch?v=aqz-KE-bpKQ" />);
  const frame = page.getByTitle('The well');
  await expect.element(frame).toBeVisible();
  expect(frame.element().getBoundingClientRect().height).toBe(400);
});
