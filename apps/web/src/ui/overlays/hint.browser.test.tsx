import { useDisclosure } from '@mantine/hooks';
import { expect, test } from 'vitest';
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
