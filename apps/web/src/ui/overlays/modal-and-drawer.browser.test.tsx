import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

for (const [name, Overlay] of [
  ['dialog', Modal],
  ['drawer', Drawer],
] as const) {
  test(`the button that opened a ${name} has the focus again, the first time too`, async () => {
    await renderInStudio(<Opened overlay={Overlay} />);
    const open = page.getByRole('button', { name: 'Open', exact: true });
    for (const time of [1, 2]) {
      await open.click();
      await expect.element(page.getByRole('button', { name: 'Inside' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog'), { message: `time ${time}` }).not.toBeInTheDocument();
      await expect.element(open).toHaveFocus();
    }
  });

  test(`the button that opened a ${name} has the focus again where it goes with its owner`, async () => {
    await renderInStudio(<Opened overlay={Overlay} isGoneWhenClosed />);
    const open = page.getByRole('button', { name: 'Open', exact: true });
    await open.click();
    await page.getByRole('button', { name: 'Inside' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
  });
}

for (const [name, Overlay] of [
  ['dialog', Modal],
  ['drawer', Drawer],
] as const)
  test(`the focus begins in the first field of a ${name}, not on what closes it`, async () => {
    await renderInStudio(
      <Overlay opened onClose={() => undefined} closeButtonProps={{ 'aria-label': 'Close' }}>
        <button type="button">Help</button>
        <input aria-label="Closed" disabled />
        <input aria-label="Name" />
      </Overlay>,
    );
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

test('the button of a menu has the focus again after what was opened from it', async () => {
  await renderInStudio(<OpenedFromMenu />);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect.element(page.getByRole('button', { name: 'Inside' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus();
});

function OpenedFromMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(true)}>Open</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isOpen} onClose={() => setOpen(false)} withCloseButton={false}>
        <button type="button">Inside</button>
      </Modal>
    </>
  );
}

interface OpenedProps {
  readonly overlay: typeof Modal | typeof Drawer;
  readonly isGoneWhenClosed?: boolean;
}

function Opened({ overlay: Overlay, isGoneWhenClosed = false }: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {(isOpen || !isGoneWhenClosed) && (
        <Overlay opened={isOpen} onClose={() => setOpen(false)} withCloseButton={false}>
          <button type="button" onClick={() => setOpen(false)}>
            Inside
          </button>
        </Overlay>
      )}
    </>
  );
}

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
