import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { confirm, Drawer } from '../index.ts';

const ask = (): void => void confirm({ title: 'Sure?', text: 'It is gone then.', confirmLabel: 'Delete' });

function Item() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={ask}>
        Ask on the page
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open the drawer
      </button>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} title="Drawer" size="100%">
        <button type="button" onClick={ask}>
          Ask in the drawer
        </button>
      </Drawer>
    </>
  );
}

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test.each(['en', 'ur'] as const)(
  'in %s a dialog lies above the drawer that opens it, also where the page had opened it before',
  async (locale) => {
    await renderInStudio(<Item />, { locale, width: 390 });
    const sure = page.getByRole('dialog', { name: 'Sure?' });
    await page.getByRole('button', { name: 'Ask on the page' }).click();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect.element(sure).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    await page.getByRole('button', { name: 'Ask in the drawer' }).click();
    await expect.element(sure).toBeVisible();
    // It grows to its place: what is on top is asked until it rests.
    await expect.poll(() => isOnTop(sure.element())).toBe(true);
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect.element(sure).not.toBeInTheDocument();
  },
);
