import type { GatheredItem } from '@takhti/domain';
import { useContext, useEffect, useState } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { canKeep, isVouchedFor, savesData } from '../../../kept-copy/may-keep.ts';
import { TypesContext } from '../../types-context.ts';

/** The content of a lesson by whether it opens without a network: ready, or never. Content that may still become ready is left out. */
export type OfflineState = 'ready' | 'never';

/**
 * Keeps the content of a lesson before it is opened, one after another, when nobody waits for the page any more.
 * @param within the plan; null in a preview
 * @returns by content id
 */
export function useOfflineItems(
  all: readonly GatheredItem[],
  gone: readonly string[],
  within: ContentKey | null,
): ReadonlyMap<string, OfflineState> {
  const typeOf = useContext(TypesContext);
  const [states, setStates] = useState<ReadonlyMap<string, OfflineState>>(new Map());
  useEffect(() => {
    if (within === null || isVouchedFor(within) || !canKeep()) return undefined;
    const content = within;
    const items = all.filter(({ content_id }) => !gone.includes(content_id));
    let isCurrent = true;
    const record = (content_id: string, state: OfflineState): void => {
      if (isCurrent) setStates((before) => new Map(before).set(content_id, state));
    };

    async function look(): Promise<void> {
      for (const item of items) {
        const offline = typeOf(item.content_type)?.offline ?? 'never';
        if (offline === 'never') record(item.content_id, 'never');
        else if (offline !== 'once_opened' && (await offline.isKept(keyOf(item, content))))
          record(item.content_id, 'ready');
      }
    }
    async function keep(): Promise<void> {
      const isToSave = savesData();
      for (const item of items) {
        const type = typeOf(item.content_type);
        if (!isCurrent || isToSave || !navigator.onLine) return;
        if (!type || typeof type.offline === 'string') continue;
        await type.page.fetch();
        if (type.page.state() === 'there' && (await type.offline.keep(keyOf(item, content))))
          record(item.content_id, 'ready');
      }
    }
    let turn: Promise<void> = look();
    const begin = (): void => {
      turn = turn.then(keep).catch(() => undefined);
    };
    const timer = setTimeout(begin, QUIET_MS);
    addEventListener('online', begin);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      removeEventListener('online', begin);
    };
  }, [all, gone, within, typeOf]);
  return states;
}

/** The lesson is on the screen by then. */
const QUIET_MS = 1_500;

function keyOf({ content_id }: GatheredItem, within: ContentKey): ContentKey {
  const { institution_id, user_id, content_id: gathering_id } = within;
  return { institution_id, user_id, content_id, gathering_id };
}
