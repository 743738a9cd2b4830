import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { Drawer, Modal } from '../index.ts';

// The tests' browser asks for less motion, so that both are gone at once.
for (const [name, Overlay] of [
  ['dialog', Modal],
  ['drawer', Drawer],
] as const)
  test(`C-266 what follows the closing of a ${name} keeps the focus, without motion too`, async () => {
    await renderInStudio(<LeadsTo overlay={Overlay} />);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go there' }).click();
    const field = page.getByRole('textbox', { name: 'There' });
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    // The library gives the focus back a moment after it has closed.
    await new Promise((later) => setTimeout(later, 100));
    await expect.element(field).toHaveFocus();
  });

function LeadsTo({ overlay: Overlay }: { readonly overlay: typeof Modal | typeof Drawer }) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <input ref={field} aria-label="There" />
      <Overlay
        opened={isOpen}
        onClose={() => setOpen(false)}
        onExitTransitionEnd={() => field.current?.focus()}
      >
        <button type="button" onClick={() => setOpen(false)}>
          Go there
        </button>
      </Overlay>
    </>
  );
}
