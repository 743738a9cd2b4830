import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { confirm, Dialog } from '../index.ts';

const dialog = page.getByRole('dialog', { name: 'Delete this content?' });

const ask = (isCancelable = true): Promise<boolean> =>
  confirm({
    title: 'Delete this content?',
    text: 'It is gone then.',
    confirmLabel: 'Delete',
    isDangerous: true,
    isCancelable,
  });

test('C-777 C-778 a question is confirmed by Enter and by its button', async () => {
  await renderInStudio(<h1>A page</h1>);
  const byKey = ask();
  await expect.element(dialog.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await expect.element(dialog).toMatchTextContent('It is gone then.');
  await userEvent.keyboard('{Enter}');
  expect(await byKey).toBe(true);
  await expect.element(dialog).not.toBeInTheDocument();

  const byButton = ask();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  expect(await byButton).toBe(true);
});

test('C-777 C-778 what is asked is let be by Escape, by Cancel, and beside the dialog', async () => {
  await renderInStudio(<h1>A page</h1>);
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.elementLocator(document.body).click({ position: { x: 5, y: 5 } }),
  ];
  for (const way of ways) {
    const asked = ask();
    await expect.element(dialog).toBeVisible();
    await way();
    expect(await asked).toBe(false);
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test('C-778 a question that must be answered cannot be closed', async () => {
  await renderInStudio(<h1>A page</h1>);
  const asked = ask(false);
  await expect.element(dialog.getByRole('button')).toHaveTextContent('Delete');
  await userEvent.keyboard('{Escape}');
  await page.elementLocator(document.body).click({ position: { x: 5, y: 5 } });
  // Whatever closes it answers before it is gone.
  expect(await Promise.race([asked, Promise.resolve('open')])).toBe('open');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  expect(await asked).toBe(true);
});

test('a second question takes the place of the first, which counts as no', async () => {
  await renderInStudio(<h1>A page</h1>);
  const first = ask();
  await expect.element(dialog).toBeVisible();
  const second = confirm({
    title: 'Leave without saving?',
    text: '',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay here',
  });
  expect(await first).toBe(false);
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay here' })
    .click();
  expect(await second).toBe(false);
});

test('a dialog that cannot be confirmed yet takes the focus all the same', async () => {
  await renderInStudio(
    <>
      <input aria-label="Behind" />
      <Dialog
        isOpen
        title="Crop"
        confirmLabel="Use this"
        isConfirmDisabled
        onConfirm={() => {}}
        onCancel={() => {}}
      >
        It is on its way.
      </Dialog>
    </>,
  );
  const crop = page.getByRole('dialog', { name: 'Crop' });
  await expect.element(crop).toBeVisible();
  await expect.poll(() => crop.element().contains(document.activeElement)).toBe(true);
});
