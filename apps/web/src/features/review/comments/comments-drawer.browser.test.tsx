import { listComments } from '@takhti/contract';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { CommentsDrawer } from './comments-drawer.tsx';

const nothing = (): void => undefined;

test('C-1058 while comments are on their way ten rows stand in their place', async () => {
  let arrive = nothing;
  answer(listComments, () => new Promise((resolve) => (arrive = () => resolve({ records: [], total: 0 }))));
  await renderInStudio(
    <CommentsDrawer container={openedBank()} isOpen onAll={nothing} onClose={nothing} onClosed={nothing} />,
  );
  const waiting = page.getByRole('dialog').getByRole('status');
  await expect.element(waiting).toBeInTheDocument();
  // Each row: whose comment it is, and two lines.
  await expect.poll(() => waiting.element().querySelectorAll(':scope > div').length).toBe(10);
  arrive();
  await expect.poll(() => waiting.query()).toBeNull();
});

test.each([true, false])(
  'C-253 the box to write in is there for who may comment alone (%s)',
  async (can_comment) => {
    const container = openedBank();
    container.abilities = { ...container.abilities, can_comment };
    answer(listComments, { records: [], total: 0 });
    await renderInStudio(
      <CommentsDrawer container={container} isOpen onAll={nothing} onClose={nothing} onClosed={nothing} />,
    );
    await expect
      .element(page.getByText('No data found: nobody has commented yet', { exact: true }))
      .toBeVisible();
    expect(page.getByRole('textbox', { name: 'Write a comment' }).query() !== null).toBe(can_comment);
  },
);

test('beside the page Escape closes the comments from within them, and from nowhere else', async () => {
  answer(listComments, { records: [], total: 0 });
  const close = vi.fn<() => void>();
  await renderInStudio(
    <>
      <input aria-label="Words" />
      <CommentsDrawer container={openedBank()} isOpen onAll={nothing} onClose={close} onClosed={nothing} />
    </>,
    { width: 1600 },
  );
  await page.getByRole('textbox', { name: 'Words' }).click();
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  await page.getByRole('dialog').getByRole('region', { name: 'Comments' }).click();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

test('beside the page the comments take the focus when they open, and give it back when they close', async () => {
  answer(listComments, { records: [], total: 0 });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Talk
        </button>
        <CommentsDrawer container={openedBank()} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  await renderInStudio(<Page />, { width: 1600 });
  const opener = page.getByRole('button', { name: 'Talk' });
  await opener.click();
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: /nobody has commented yet/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('over the page the cursor stands where a comment on a place is written', async () => {
  answer(listComments, { records: [], total: 0 });
  const about = { content_id: null, path: ['title'], quote: '' };
  await renderInStudio(
    <CommentsDrawer container={openedBank()} isOpen about={about} onAll={nothing} onClose={nothing} />,
    { width: 1024 },
  );
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveFocus();
});

test('on a wide screen comments stand beside the page, which goes on being written', async () => {
  answer(listComments, { records: [], total: 0 });
  await renderInStudio(
    <>
      <input aria-label="Words" />
      <CommentsDrawer container={openedBank()} isOpen onAll={nothing} onClose={nothing} onClosed={nothing} />
    </>,
    { width: 1280 },
  );
  const panel = page.getByRole('dialog', { name: 'Comments' });
  await expect.element(panel).toBeVisible();
  const words = page.getByRole('textbox', { name: 'Words' });
  await words.fill('Goes on');
  await expect.element(words).toHaveFocus();
  await expect
    .poll(() => {
      const main = document.querySelector('main')?.getBoundingClientRect();
      return (main?.right ?? Infinity) <= panel.element().getBoundingClientRect().left;
    })
    .toBe(true);
  expect(document.querySelector('.mantine-Drawer-overlay')).toBeNull();
});
