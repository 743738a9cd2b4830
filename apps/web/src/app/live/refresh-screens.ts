import type { LiveEvent } from '@takhti/contract';
import { queryClient } from '../api/query-client.ts';
import { isHeld } from './held-items.ts';
import { containerIdOf, isTouchedBy } from './touched-by.ts';

/** Many hear the same at the same moment: each asks a little later than the other, and once for several events. */
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
          predicate: ({ queryKey, state }) =>
            events.some(
              (each) => isTouchedBy(each, queryKey, state.data) && !mustWait(each, queryKey, state.data),
            ),
        });
      },
      first_ms + random() * spread_ms,
    );
  };
}

// What has unsaved work on it stays as it is: its screen says that it moved, and a save finds out what else happened.
function mustWait({ kind }: LiveEvent, queryKey: readonly unknown[], reply: unknown): boolean {
  const container_id = containerIdOf(queryKey, reply);
  return (kind === 'moved' || kind === 'many') && container_id !== null && isHeld(container_id);
}

/** Asks anew for everything on the screen that is of an item. */
export async function refreshItem(container_id: string): Promise<void> {
  const event: LiveEvent = { kind: 'changed', container_id, version: 0 };
  await queryClient.invalidateQueries({
    predicate: ({ queryKey, state }) => isTouchedBy(event, queryKey, state.data),
  });
}
