import { useDisclosure } from '@mantine/hooks';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../testing/render-in-studio.tsx';
import { Drawer } from '../ui/index.ts';

function TallPage() {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <div style={{ blockSize: '200dvh' }}>
      <button type="button" onClick={open}>
        Open
      </button>
      <Drawer opened={isOpen} onClose={close} title="Over the page" position="top" size="100%">
        From edge to edge
      </Drawer>
    </div>
  );
}

test.each(['en', 'ur'] as const)(
  'in %s a drawer over a page that scrolls lies within the page',
  async (locale) => {
    await renderInStudio(<TallPage />, { locale, width: 390, height: 360 });
    // The browser of these tests has scroll bars that take room.
    await expect.poll(() => innerWidth - document.documentElement.clientWidth).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Open' }).click();
    const drawer = page.getByRole('dialog');
    await expect.element(drawer).toBeVisible();
    await expect
      .poll(() => {
        const { left, right } = drawer.element().getBoundingClientRect();
        return { left, right };
      })
      .toEqual({ left: 0, right: 390 });
  },
);
