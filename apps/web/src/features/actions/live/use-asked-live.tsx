import { listLiveContent } from '@takhti/contract';
import { contentTypes, limits, type ActionName, type ContainerRow } from '@takhti/domain';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';

type Item = Pick<ContainerRow, 'content_id' | 'content_type' | 'is_published'>;

/** The items of a list that can be played live in class, as far as known. */
interface AskedLive {
  readonly live: ReadonlySet<string>;
  /** Items without an answer of the server yet. */
  readonly unknown: ReadonlySet<string>;
}

const none: readonly Item[] = [];
const Among = createContext<AskedLive | null>(null);

/** Asks of all items of a list at once which of them can be played live in class. */
export function LiveAmong(props: { readonly items: readonly Item[]; readonly children: ReactNode }) {
  const asked = useAsked(props.items);
  return <Among value={asked}>{props.children}</Among>;
}

interface LiveOffer {
  /** Whether this person can play it live in class: the server says so, by the rule that opens the round. */
  readonly isLive: boolean;
  /** Whether its button has a place: from the first moment, as nothing beside it may move below a press when the answer comes. */
  readonly hasPlace: boolean;
}

/**
 * Whether an item is offered to be played live, and keeps a place for that.
 * @param item null where no class is led, and nothing is asked
 */
export function useLiveOffer(item: Item | null): LiveOffer {
  const among = useContext(Among);
  const alone = useMemo(() => (item ? [item] : none), [item]);
  const own = useAsked(among === null ? alone : none);
  const { live, unknown } = among ?? own;
  const content_id = item?.content_id ?? '';
  // Once its place was kept it stays, no matter what the answer is.
  const [waited, setWaited] = useState('');
  if (unknown.has(content_id) && waited !== content_id) setWaited(content_id);
  const isLive = live.has(content_id);
  return { isLive, hasPlace: item !== null && (isLive || waited === content_id) };
}

/** The actions of an item that are not there, but have their place in its bar. */
export function placesOnly({ isLive, hasPlace }: LiveOffer): readonly ActionName[] {
  return hasPlace && !isLive ? ['live'] : [];
}

/** Those of some items that can be played live in class by this person, by the ids of the content. */
export function useAskedLive(items: readonly Item[]): ReadonlySet<string> {
  return useAsked(items).live;
}

function useAsked(items: readonly Item[]): AskedLive {
  const { user } = useSession();
  const content_ids = items
    .filter((item) => item.is_published === 1 && contentTypes[item.content_type].is_asked_live)
    .map(({ content_id }) => content_id)
    .slice(0, limits.live_round.offered);
  const isAsked = content_ids.length > 0 && user.is_visitor !== 1 && user.isUserAccess !== 1;
  const options = { enabled: isAsked, silent: true, staleTime: 60_000, keepsPrevious: true };
  const { data, isPending, isPlaceholderData } = useQueryCall(listLiveContent, { content_ids }, options);
  const isWaiting = isAsked && (isPending || isPlaceholderData);
  const waiting = isWaiting ? content_ids.join(' ') : '';
  return useMemo(() => {
    const live = new Set(isAsked ? data?.content_ids : []);
    const unknown = new Set(waiting.split(' ').filter((id) => id !== '' && !live.has(id)));
    return { live, unknown };
  }, [isAsked, data, waiting]);
}
