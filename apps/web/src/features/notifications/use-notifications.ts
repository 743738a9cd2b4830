import { listNotifications, readNotifications, type Notification } from '@takhti/contract';
import { useCall, useQueryCall } from '../../app/api/index.ts';

/** A page of what concerns the person, and how they mark it as read. */
export function useNotifications(page: number) {
  const list = useQueryCall(listNotifications, { page }, { silent: true, keepsPrevious: true });
  const reading = useCall(readNotifications, { silent: true, waitsFor: ['notifications'] });

  async function read(notification_ids?: string[]): Promise<void> {
    await reading.run(notification_ids ? { notification_ids } : {});
  }

  return {
    list,
    readAll: () => read(),
    readOne: ({ notification_id, is_read }: Notification): Promise<void> =>
      is_read === 1 ? Promise.resolve() : read([notification_id]),
  };
}
