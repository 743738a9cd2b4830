import type { CompetitionEntrance, CompetitorStanding } from '@takhti/contract';
import { useCallback, useEffect, useState } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { ask } from './competition-calls.ts';
import { readKept, writeKept, type Entered, type Kept } from './entered.ts';

const storage = () => localStorage;

/** A competition as the learner of this browser is in it. */
export interface Competing {
  /** Null until it came. */
  readonly entrance: CompetitionEntrance | null;
  /** Null before entering. */
  readonly me: Entered | null;
  /** The standing; null until it came. */
  readonly standing: CompetitorStanding | null;
  /** The server did not answer: what is shown is what was known last. */
  readonly isOffline: boolean;
  readonly reload: () => void;
  readonly enter: (me: Entered) => void;
  readonly leave: () => void;
}

/** Fetches the standing in a competition: on opening, when the page is visible again, and when online again. */
export function useCompeting({ institution_id, content_id }: ContentKey): Competing {
  const [kept, setKept] = useState<Kept | null>(() => readKept(storage, { institution_id, content_id }));
  const [entrance, setEntrance] = useState<CompetitionEntrance | null>(null);
  const [isOffline, setOffline] = useState(false);
  const [round, setRound] = useState(0);
  const [player_id, player_token] = [kept?.player_id, kept?.player_token];

  const keep = useCallback(
    (next: Kept | null): void => {
      setKept(next);
      writeKept(storage, { institution_id, content_id }, next);
    },
    [institution_id, content_id],
  );

  useEffect(() => {
    let isCurrent = true;
    async function run(): Promise<void> {
      const content = { institution_id, content_id };
      const door = await ask('readEntrance', content);
      const standing =
        player_id === undefined || player_token === undefined
          ? null
          : await ask('readStanding', { ...content, player_id, player_token });
      if (!isCurrent) return;
      if (door.kind === 'ok') setEntrance(door.data);
      setOffline(door.kind !== 'ok' || (standing !== null && standing.kind === 'unreachable'));
      if (standing?.kind === 'refused' && standing.problem === 'competitions.player_unknown') keep(null);
      if (standing?.kind === 'ok' && player_id !== undefined && player_token !== undefined)
        keep({ player_id, player_token, standing: standing.data });
    }
    void run();
    return () => {
      isCurrent = false;
    };
  }, [institution_id, content_id, player_id, player_token, keep, round]);

  const reload = useCallback(() => setRound((number) => number + 1), []);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);

  return {
    entrance,
    me: kept,
    standing: kept?.standing ?? null,
    isOffline,
    reload,
    enter: (me) => keep({ ...me, standing: null }),
    leave: () => keep(null),
  };
}
