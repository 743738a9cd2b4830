import { countNotifications, listNotifications } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { NotificationBell } from '../../notifications/index.ts';
import { NotificationsCard } from './notifications-card.tsx';

test('what was approved leads to what tells of each, and what was published to its list', async () => {
  answer(countNotifications, { unread: 6 });
  answer(listNotifications, { records: [], total: 0, unread: 0 });
  await renderInStudio(
    <>
      <NotificationBell />
      <NotificationsCard
        notified={[
          { kind: 'approved', count: 6 },
          { kind: 'published', count: 3 },
        ]}
      />
    </>,
  );
  await expect
    .element(page.getByRole('link', { name: '3 items published' }))
    .toHaveAttribute('href', '/dashboard/approved');
  await page.getByRole('button', { name: '6 approvals' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});
