import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wantsMotion } from '../boards/board/testing/wants-motion.ts';
import { showSparks } from './sparks.ts';

let board: HTMLElement;
beforeEach(() => {
  board = document.body.appendChild(document.createElement('form'));
  board.innerHTML = '<p class="fill-right">12</p><p>13</p>';
});
afterEach(() => {
  board.remove();
  vi.restoreAllMocks();
});

const stars = () => document.querySelectorAll('.sparks i').length;
const nextFrames = () =>
  new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

test('stars fly from what was right alone, stand in nobody’s way, and are gone afterwards', async () => {
  wantsMotion('no-preference');
  showSparks(board);
  await expect.poll(stars).toBe(7);
  const layer = document.querySelector<HTMLElement>('.sparks');
  expect([layer?.style.pointerEvents, layer?.getAttribute('aria-hidden')]).toEqual(['none', 'true']);
  await expect.poll(() => document.querySelector('.sparks')).toBeNull();
});

test('no star flies for who wants it quiet', async () => {
  wantsMotion('reduce');
  showSparks(board);
  await nextFrames();
  expect(stars()).toBe(0);
});
