import type { LiveHostView, LivePhoneView } from '@takhti/contract';
import { useCallback, useEffect, useState } from 'react';
import { followRound, type Screen } from './follow-round.ts';

/** What a screen shows, since when, and whether its connection works. */
export interface Followed<View> {
  /** Null until the first came. */
  readonly view: View | null;
  /** By the clock of this device that never runs back; the time left counts from here. */
  readonly since_ms: number;
  readonly isUp: boolean;
  /** Nothing comes any more. */
  readonly isGone: boolean;
  /** Takes the reply of a call, which is as fresh as an event. */
  readonly take: (view: View) => void;
}

/** Follows a round as the screen at the front, or as a phone. */
export function useRound<Kind extends 'host' | 'phone'>(
  kind: Kind,
  screen: Screen,
): Followed<Extract<LiveHostView | LivePhoneView, { kind: Kind }>> {
  type View = Extract<LiveHostView | LivePhoneView, { kind: Kind }>;
  const [now, setNow] = useState<{ readonly view: View; readonly since_ms: number } | null>(null);
  const [isUp, setUp] = useState(true);
  const [isGone, setGone] = useState(false);
  const { institution_id, round_id, player_id, secret } = screen;
  const take = useCallback((view: View) => setNow({ view, since_ms: performance.now() }), []);

  useEffect(() => {
    const who = { institution_id, round_id, secret, ...(player_id !== undefined && { player_id }) };
    return followRound(who, {
      onEvent(event) {
        if (event.kind === 'gone') setGone(true);
        else if (event.kind === kind) take(event as View);
      },
      onConnection: setUp,
    });
  }, [institution_id, round_id, player_id, secret, kind, take]);
  return { view: now?.view ?? null, since_ms: now?.since_ms ?? 0, isUp, isGone, take };
}
