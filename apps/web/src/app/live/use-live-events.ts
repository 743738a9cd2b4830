import type { LiveEvent } from '@takhti/contract';
import { useEffect, useEffectEvent } from 'react';
import { live } from './live.ts';

type ItemEvent = Extract<LiveEvent, { container_id: string }>;

/** Handles live events of an item while the screen shows it; lists and opened items are refreshed without it. */
export function useLiveEvents(container_id: string, onEvent: (event: ItemEvent) => void): void {
  const receive = useEffectEvent((event: LiveEvent) => {
    if ('container_id' in event && event.container_id === container_id) onEvent(event);
  });
  useEffect(() => live.subscribe((event) => receive(event)), []);
}
