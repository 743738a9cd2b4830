import { useEffect } from 'react';
import { useSession } from '../session/index.ts';
import { rememberItem, type RecentItem } from './recent-items.ts';

/** Remembers the item of a page for the list of what was looked at last. */
export function useRemember(item: RecentItem): void {
  const { user } = useSession();
  useEffect(() => rememberItem(user.user_id, item), [user.user_id, item]);
}
