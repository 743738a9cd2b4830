import { listLiveContent } from '@takhti/contract';
import { contentTypes, limits, type ContainerRow } from '@takhti/domain';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';

type Item = Pick<ContainerRow, 'content_id' | 'content_type' | 'is_published'>;

const none: readonly Item[] = [];
const Among = createContext<ReadonlySet<string> | null>(null);

/** Asks of all items of a list at once which of them can be played live in class. */
export function LiveAmong(props: { readonly items: readonly Item[]; readonly children: ReactNode }) {
  const live = useAskedLive(props.items);
  return <Among value={live}>{props.children}</Among>;
}

/**
 * Whether an item can be played live in class by this person: the server says so, by the rule that opens the round.
 * @param item null where nobody would lead a class, of which nothing is asked
 */
export function useIsLive(item: Item | null): boolean {
  const among = useContext(Among);
  const alone = useMemo(() => (item ? [item] : none), [item]);
  const own = useAskedLive(among === null ? alone : none);
  return item !== null && (among ?? own).has(item.content_id);
}

/** Those of some items that can be played live in class by this person, by the ids of the content. */
export function useAskedLive(items: readonly Item[]): ReadonlySet<string> {
  const { user } = useSession();
  const content_ids = items
    .filter((item) => item.is_published === 1 && contentTypes[item.content_type].is_asked_live)
    .map(({ content_id }) => content_id)
    .slice(0, limits.live_round.offered);
  const isAsked = content_ids.length > 0 && user.is_visitor !== 1 && user.isUserAccess !== 1;
  const options = { enabled: isAsked, silent: true, staleTime: 60_000 };
  const { data } = useQueryCall(listLiveContent, { content_ids }, options);
  return useMemo(() => new Set(isAsked ? data?.content_ids : []), [isAsked, data]);
}
