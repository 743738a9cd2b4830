import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameState } from '@takhti/domain';
import type { AttemptStore } from '../../../attempt/attempt-store.ts';
import { attemptToGoOn } from '../../../launch/go-on.ts';
import { launch, type GameLaunch } from '../../../net/game-calls.ts';
import { createGameStore, resumedGame, type GameKey } from '../game/game-state.ts';
import { startGame, type Game } from '../game/game.ts';

export type GameLaunchState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly why: 'unreachable' | 'unauthorized' | 'not_found' }
  | { readonly kind: 'done'; readonly launch: GameLaunch; readonly isNews: boolean }
  | { readonly kind: 'ready'; readonly launch: GameLaunch; readonly start: Game };

interface Launched {
  readonly state: GameLaunchState;
  readonly store: AttemptStore<GameState>;
  /** Launches once more: the same attempt, or a new one. */
  readonly relaunch: (isNew: boolean) => void;
}

/** Launches a game, with the attempt that this browser remembers. */
export function useGameLaunch(key: GameKey): Launched {
  const store = useMemo(() => createGameStore(localStorage, key), [key]);
  const [round, setRound] = useState({ isNew: false, number: 0 });
  const [state, setState] = useState<GameLaunchState>({ kind: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    async function run(): Promise<void> {
      const next = await launchWith(key, store, round.isNew);
      if (isCurrent) setState(next);
    }
    void run();
    return () => {
      isCurrent = false;
    };
  }, [key, store, round]);

  const relaunch = useCallback((isNew: boolean) => {
    setState({ kind: 'loading' });
    setRound(({ number }) => ({ isNew, number: number + 1 }));
  }, []);
  return { state, store, relaunch };
}

// Another device's attempt is taken from the address once; then the address is as everybody's.
function takeFromAddress(store: AttemptStore<GameState>): void {
  const attempt = attemptToGoOn(location.hash);
  if (attempt === null) return;
  if (store.read()?.attempt_id !== attempt.attempt_id)
    store.write({ ...attempt, pending: null, is_finishing: false });
  history.replaceState(null, '', location.pathname + location.search);
}

async function launchWith(
  key: GameKey,
  store: AttemptStore<GameState>,
  isNew: boolean,
): Promise<GameLaunchState> {
  takeFromAddress(store);
  const stored = isNew ? null : store.read();
  const remembered =
    stored === null ? {} : { attempt_id: stored.attempt_id, attempt_token: stored.attempt_token };
  const outcome = await launch({ ...key, ...remembered });
  if (outcome.kind === 'refused') return { kind: 'failed', why: 'not_found' };
  if (outcome.kind !== 'ok') return { kind: 'failed', why: outcome.kind };
  const { attempt_id, play, bookmarking_data, result } = outcome.data;
  // The server starts anew when it does not know the attempt any more.
  const mine = stored?.attempt_id === attempt_id ? stored : null;
  if (result !== null) return { kind: 'done', launch: outcome.data, isNews: mine?.is_finishing === true };
  const start = startGame(play, resumedGame(bookmarking_data, mine?.pending ?? null));
  return {
    kind: 'ready',
    launch: outcome.data,
    start: mine?.is_finishing === true ? { ...start, hasEnded: true } : start,
  };
}
