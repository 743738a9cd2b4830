import { countUnreadComments } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { useQueryCall } from '../../../app/api/index.ts';

/** How many comments of others the person has not read, of each item of a list; 0 until it is known. */
export function useUnread(
  items: readonly Pick<ContainerRow, 'users_content_id'>[],
): (item: Pick<ContainerRow, 'users_content_id'>) => number {
  const counted = useQueryCall(
    countUnreadComments,
    { users_content_ids: items.map(({ users_content_id }) => users_content_id) },
    { silent: true, keepsPrevious: true, enabled: items.length > 0 },
  );
  return ({ users_content_id }) =>
    counted.data?.records.find((each) => each.users_content_id === users_content_id)?.unread ?? 0;
}
