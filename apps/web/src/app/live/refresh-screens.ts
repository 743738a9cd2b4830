import { liveTopics, type LiveEvent } from '@takhti/contract';
import { queryClient } from '../api/query-client.ts';
import { refresh } from '../api/refresh.ts';
import { containerOf, isTouched, type CachedReply } from '../api/touched.ts';
import { isHeld } from './held-items.ts';

/** Many screens get an event at the same moment: each fetches after a delay of its own, and once for several events. */
const first_ms = 150;
const spread_ms = 1_000;

/** Makes a function that brings what is on the screen up to date after events. */
export function makeScreenRefresher(random: () => number): (event: LiveEvent) => void {
  let waiting: LiveEvent[] = [];
  return (event) => {
    waiting.push(event);
    if (waiting.length > 1) return;
    setTimeout(
      () => {
        const events = waiting;
        waiting = [];
        void queryClient.invalidateQueries({
          predicate: (reply) => events.some((each) => isOldAfter(each, reply) && !mustWait(each, reply)),
        });
      },
      first_ms + random() * spread_ms,
    );
  };
}

/** Whether a cached reply may be old after an event. What shows no topic stays as it was asked for. */
export function isOldAfter(event: LiveEvent, reply: CachedReply): boolean {
  if (event.kind === 'many') return (reply.meta?.shows ?? []).length > 0;
  const container_id = 'container_id' in event ? event.container_id : null;
  return isTouched(reply, { topics: liveTopics[event.kind], container_id });
}

// A screen with unsaved work stays as it is: it says that the item has changed, and a save finds the differences.
function mustWait({ kind }: LiveEvent, reply: CachedReply): boolean {
  const container_id = containerOf(reply);
  return (kind === 'moved' || kind === 'many') && container_id !== null && isHeld(container_id);
}

/** Asks again for everything on the screen that is of an item. */
export function refreshItem(container_id: string): Promise<void> {
  return refresh({ topics: liveTopics.changed, container_id });
}
