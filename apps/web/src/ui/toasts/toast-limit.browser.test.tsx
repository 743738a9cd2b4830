import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { showToast } from '../index.ts';

afterEach(() => void vi.useRealTimers());

test('C-1088 C-1089 shows 20 of many toasts at a time, and each goes by itself after six seconds', async () => {
  await renderInStudio(<h1>A page</h1>);
  // Timers of toasts below the pointer are stopped, which is where the test before left it.
  await page.viewport(1280, 800);
  await userEvent.hover(page.getByRole('heading'));
  const shown = () => page.getByRole('alert').elements().length;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let n = 1; n <= 21; n += 1) showToast({ kind: 'error', text: `Not sent: ${n}` });
  await expect.poll(shown).toBe(20);
  // A toast's clock begins a moment after it is drawn.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThanOrEqual(20);

  vi.advanceTimersByTime(5_900);
  await drawn();
  expect(shown()).toBe(20);
  vi.advanceTimersByTime(200);
  await expect.poll(shown).toBe(1);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThanOrEqual(1);
  vi.advanceTimersByTime(5_900);
  await drawn();
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(1_000);
  await expect.poll(shown).toBe(0);
});
