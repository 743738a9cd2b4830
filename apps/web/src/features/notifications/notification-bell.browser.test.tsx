import { countNotifications, listNotifications, readNotifications } from '@takhti/contract';
import { standardRoles } from '@takhti/domain';
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

test('what a child told a bot leads a teacher to their words, and its author to the bot', async () => {
  const [talk_id, container_id] = [crypto.randomUUID(), crypto.randomUUID()];
  answer(countNotifications, { unread: 1 });
  answer(readNotifications, { unread: 0 });
  const record = {
    notification_id: crypto.randomUUID(),
    kind: 'bot_reported',
    container_id,
    institution_id: 98,
    content_type: 'ai_bot',
    language: 'english',
    title: 'Water helper',
    full_name: '',
    talk_id,
    created_on: '2026-11-28T15:00:00Z',
    is_read: 0,
  } as const;
  answer(listNotifications, { records: [record], total: 1, unread: 1 });
  const linkFor = async (code: string) => {
    const localRoles = standardRoles.filter(({ role }) => role === code).map((role) => ({ ...role }));
    await renderInStudio(<NotificationBell />, { as: { active_role: code, roles: code, localRoles } });
    await page.getByRole('button', { name: 'Notifications: 1 unread' }).click();
    await expect.element(page.getByText('A learner reported an answer of this bot')).toBeVisible();
    return page.getByRole('link', { name: 'Water helper' });
  };
  await expect.element(await linkFor('teacher')).toHaveAttribute('href', `/bot-talks?talk_id=${talk_id}`);
  await expect
    .element(await linkFor('cd'))
    .toHaveAttribute('href', expect.stringContaining(`container_id=${container_id}`));
});
