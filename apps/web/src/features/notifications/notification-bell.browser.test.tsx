import { countNotifications, listNotifications } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../testing/fake-server.ts';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { NotificationBell } from './index.ts';

test('the bell opens what is behind it by keys, and has the focus again when that is closed', async () => {
  answer(countNotifications, { unread: 0 });
  answer(listNotifications, { records: [], total: 0, unread: 0 });
  await renderInStudio(<NotificationBell />);
  const bell = page.getByRole('button', { name: 'Notifications' });
  await expect.element(bell).toBeVisible();
  bell.element().focus();
  await expect.element(bell).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect.element(panel).toBeVisible();
  await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true);
  await expect.element(bell).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
});
