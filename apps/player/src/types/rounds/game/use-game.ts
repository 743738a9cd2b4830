import type { GameResult, GameState } from '@takhti/domain';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Recorder, RecorderEvents, Refusal, SaveStatus } from '../../../attempt/recorder.ts';
import { useClock } from '../../../attempt/use-clock.ts';
import { useRecorderEdges } from '../../../attempt/use-recorder-edges.ts';
import { gameStateOf, reduceGame, type Game, type GameAction } from './game.ts';

export type ConnectGame = (events: RecorderEvents<GameResult>) => Recorder<GameState>;

export interface RunningGame {
  readonly game: Game;
  readonly dispatch: (action: GameAction) => void;
  readonly saving: SaveStatus;
  readonly result: GameResult | null;
  readonly refusal: Refusal | null;
  readonly flush: () => void;
  /** Keeps everything and stops the clock; `resume` goes on. */
  readonly leave: () => void;
  readonly resume: () => void;
  readonly isLeaving: boolean;
}

/** A game with its edges: the clock, which runs while the page is seen, the recorder, and the end of the page. */
export function useGame(start: Game, connect: ConnectGame, isPaused: boolean): RunningGame {
  const [game, dispatch] = useReducer(reduceGame, start);
  const [saving, setSaving] = useState<SaveStatus>('saved');
  const [result, setResult] = useState<GameResult | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [recorder] = useState(() =>
    connect({ onStatus: setSaving, onFinished: setResult, onRefused: setRefusal }),
  );
  const latest = useRef(game);
  useEffect(() => {
    latest.current = game;
  });
  const currentState = useCallback(() => gameStateOf(latest.current), []);
  useRecorderEdges(recorder, currentState);

  const isRunning = !isPaused && !isLeaving && !game.hasEnded && refusal === null;
  useClock(isRunning, false, (seconds) => {
    if (document.visibilityState === 'visible') dispatch({ type: 'tick', seconds });
  });

  const { played, current, draft, hasEnded } = game;
  const recorded = useRef({ played, current, draft });
  useEffect(() => {
    const before = recorded.current;
    recorded.current = { played, current, draft };
    const hasChanged = before.played !== played || before.current !== current || before.draft !== draft;
    if (hasChanged && !hasEnded) recorder.record(currentState());
  }, [recorder, played, current, draft, hasEnded, currentState]);

  useEffect(() => {
    if (hasEnded) recorder.finish(currentState());
  }, [recorder, hasEnded, currentState]);

  return {
    game,
    dispatch,
    saving,
    result,
    refusal,
    isLeaving,
    flush: () => recorder.flush(),
    leave() {
      recorder.record(gameStateOf(game));
      recorder.flush();
      setLeaving(true);
    },
    resume: () => setLeaving(false),
  };
}
