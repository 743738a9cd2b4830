import { useDisclosure } from '@mantine/hooks';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { Dialog, Hint } from '../index.ts';

function Sign() {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Hint label="Another title">
        <button type="button" aria-label="Another title" onClick={open} />
      </Hint>
      <Dialog isOpen={isOpen} title="Another title" confirmLabel="Save" onConfirm={close} onCancel={close}>
        Which one?
      </Dialog>
    </>
  );
}

test('a tooltip shows while the pointer rests on its child, and not otherwise', async () => {
  await renderInStudio(<Sign />);
  const sign = page.getByRole('button', { name: 'Another title' });
  const hint = page.getByRole('tooltip');

  await expect.element(sign).toBeVisible();
  sign.element().focus();
  await expect.element(hint).not.toBeInTheDocument();
  await sign.hover();
  await expect.element(hint).toHaveTextContent('Another title');
  await sign.unhover();
  await expect.element(hint).not.toBeInTheDocument();
  await sign.hover();
  await expect.element(hint).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(hint).not.toBeInTheDocument();
  await sign.unhover();
  await sign.hover();
  await expect.element(hint).toBeVisible();
  await sign.click();
  await expect.element(page.getByRole('dialog', { name: 'Another title' })).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
});

test('what is pressed before its tooltip shows is known, and gets none', async () => {
  await renderInStudio(<Sign />);
  const sign = page.getByRole('button', { name: 'Another title' });
  await expect.element(sign).toBeVisible();
  const start = globalThis.setTimeout;
  // The tooltip's own timer never runs out here, however slow the machine is.
  const rests: unknown[] = [];
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, delay = 0) => {
    const timer = start(work, delay === 300 ? 1e8 : delay);
    if (delay === 300) rests.push(timer);
    return timer;
  });
  const ended = vi.spyOn(globalThis, 'clearTimeout');
  try {
    await sign.hover();
    await expect.poll(() => rests.length).toBe(1);
    sign.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    await expect.poll(() => ended.mock.calls.map(([timer]) => timer)).toContain(rests[0]);
  } finally {
    timers.mockRestore();
    ended.mockRestore();
  }
});
