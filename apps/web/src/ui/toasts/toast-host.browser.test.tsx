import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { showToast } from '../index.ts';

test.each(['en', 'ur'] as const)('C-282 in %s a toast stands at the bottom left', async (locale) => {
  await renderInStudio(<h1>A page</h1>, { locale });
  showToast({ kind: 'success', text: 'Saved successfully.' });
  const toast = page.getByRole('status').filter({ hasText: 'Saved successfully.' });
  await expect.element(toast).toBeVisible();
  // It slides in: its place is where it comes to rest.
  await expect
    .poll(() => {
      const { left, right, top, bottom } = toast.element().getBoundingClientRect();
      return {
        isLeft: left >= 0 && right < innerWidth / 2,
        isBottom: top > innerHeight * 0.75 && bottom <= innerHeight,
      };
    })
    .toEqual({ isLeft: true, isBottom: true });
});

test('on a phone what lies below a toast can be pressed, and the toast can be closed', async () => {
  const look = { position: 'fixed', insetInline: 0, bottom: 0, blockSize: 300 } as const;
  await renderInStudio(
    <button type="button" style={look}>
      Send
    </button>,
    { width: 390 },
  );
  showToast({ kind: 'success', text: 'Saved successfully.' });
  const toast = page.getByRole('status').filter({ hasText: 'Saved successfully.' });
  await expect.element(toast).toBeVisible();
  await expect
    .poll(() => {
      const { left, top, height } = toast.element().getBoundingClientRect();
      return document.elementFromPoint(Math.max(left, 0) + 24, top + height / 2)?.textContent;
    })
    .toBe('Send');
  await toast.getByRole('button').click();
  await expect.element(toast).not.toBeInTheDocument();
});

test('a toast never lies over the field in which somebody types', async () => {
  const look = { position: 'fixed', insetInlineStart: 8, bottom: 8, inlineSize: 300 } as const;
  await renderInStudio(<textarea aria-label="Words" style={look} />);
  const field = page.getByRole('textbox', { name: 'Words' });
  await field.click();
  showToast({ kind: 'success', text: 'Saved successfully.' });
  const toast = page.getByRole('status').filter({ hasText: 'Saved successfully.' });
  await expect.element(toast).toBeVisible();
  await expect
    .poll(() => {
      const { bottom, top } = toast.element().getBoundingClientRect();
      return top > 0 && bottom <= field.element().getBoundingClientRect().top;
    })
    .toBe(true);
  (document.activeElement as HTMLElement).blur();
  await expect.poll(() => toast.element().getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 40);
});

test('nor does one that has grown to its height by then', async () => {
  const look = { position: 'fixed', insetInlineStart: 8, bottom: 120, inlineSize: 300 } as const;
  await renderInStudio(<textarea aria-label="Words" style={look} />);
  const field = page.getByRole('textbox', { name: 'Words' });
  await field.click();
  showToast({ kind: 'success', text: 'Saved successfully.' });
  const toast = page.getByRole('status').filter({ hasText: 'Saved successfully.' });
  await expect.element(toast).toBeVisible();
  const shown = toast.element() as HTMLElement;
  shown.style.minBlockSize = '160px';
  shown.dispatchEvent(new Event('transitionend', { bubbles: true }));
  await expect
    .poll(() => shown.getBoundingClientRect().bottom <= field.element().getBoundingClientRect().top)
    .toBe(true);
});

test('a toast goes when what it offers was done elsewhere', async () => {
  await renderInStudio(<h1>A page</h1>);
  let end = (): void => undefined;
  const isOver = new Promise<void>((resolve) => (end = resolve));
  const action = { label: 'Undo', onClick: () => undefined, isOver };
  showToast({ kind: 'success', text: 'Question deleted successfully.', action });
  const toast = page.getByText('Question deleted successfully.');
  await expect.element(toast).toBeVisible();
  end();
  await expect.element(toast).not.toBeInTheDocument();
});
