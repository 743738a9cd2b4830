import type { CarriedGame, GameResult, GameState } from '@takhti/domain';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { createBestScore } from '../types/rounds/stars/best.ts';
import { LearnerGame } from '../types/rounds/page/learner-game.tsx';
import { resumeGame } from '../types/rounds/game/resume-game.ts';
import type { Connect } from '../attempt/recorder.ts';
import { useTexts } from '../i18n/texts-context.tsx';
import { LocalGame } from '../packaged/local-game.tsx';
import { Notice } from '../ui/notice.tsx';
import { createCarriedRecorder } from './carried-recorder.ts';
import { createCarriedStore } from './carried-store.ts';
import { playOf } from './carried.ts';
import { HandInPanel } from '../hand-in/hand-in-panel.tsx';

/** A game that is played from its folder or its page, without any server. */
export function CarriedPage({ game }: { readonly game: CarriedGame }): ReactNode {
  const { t } = useTexts();
  const store = useMemo(() => createCarriedStore(() => localStorage, game), [game]);
  const best = useMemo(() => createBestScore(() => localStorage, { ...game, user_id: '' }), [game]);
  const [attempt, setAttempt] = useState(() => store.begin());
  const again = useCallback(() => setAttempt(store.begin()), [store]);
  const play = playOf(game, attempt.seed);
  const start = useMemo(() => play && resumeGame(play, attempt.state), [play, attempt]);
  const connect = useMemo<Connect<GameState, GameResult> | undefined>(
    () => play && ((events) => createCarriedRecorder(store, attempt, play, events)),
    [store, attempt, play],
  );
  if (!play || !start || !connect)
    return <Notice mood="puzzled" title={t('error_title')} text={t('error_text')} />;
  return (
    <LocalGame
      key={attempt.attempt_id}
      Session={LearnerGame}
      play={play}
      start={start}
      connect={connect}
      best={best}
      onAgain={again}
      below={<HandInPanel game={game} store={store} attempt_id={attempt.attempt_id} />}
    />
  );
}
