import type { LiveEvent } from '@takhti/contract';
import { useEffect, useRef } from 'react';
import { live } from './live.ts';

type ItemEvent = Extract<LiveEvent, { container_id: string }>;

/** Hears what happens to an item while the screen shows it; lists and opened items are brought up to date without it. */
export function useLive(container_id: string, onEvent: (event: ItemEvent) => void): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(
    () =>
      live.subscribe((event) => {
        if ('container_id' in event && event.container_id === container_id) latest.current(event);
      }),
    [container_id],
  );
}
