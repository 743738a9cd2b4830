import type { CarriedGame, GameResult, GameState } from '@takhti/domain';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { createBestScore } from '../types/rounds/stars/best.ts';
import { EndedGame } from '../types/rounds/end/ended-game.tsx';
import { LearnerGame } from '../types/rounds/page/learner-game.tsx';
import { startGame } from '../types/rounds/game/game.ts';
import type { Connect } from '../attempt/recorder.ts';
import { InLanguage, useTexts } from '../i18n/texts-context.tsx';
import { nobody } from '../packaged/nobody.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { createCarriedRecorder } from './carried-recorder.ts';
import { createCarriedShelf } from './carried-shelf.ts';
import { playOf } from './carried.ts';
import { HandInPanel } from './hand-in-panel.tsx';

/** A game that is played from its folder, without any server. */
export function CarriedPage({ game }: { readonly game: CarriedGame }): ReactNode {
  const { t } = useTexts();
  const shelf = useMemo(() => createCarriedShelf(localStorage, game), [game]);
  const best = useMemo(() => createBestScore(localStorage, { ...game, user_id: '' }), [game]);
  const [attempt, setAttempt] = useState(() => shelf.begin());
  const again = useCallback(() => setAttempt(shelf.begin()), [shelf]);
  const play = playOf(game, attempt.seed);
  const start = useMemo(() => play && startGame(play, attempt.state), [play, attempt]);
  const connect = useMemo<Connect<GameState, GameResult> | undefined>(
    () => play && ((events) => createCarriedRecorder(shelf, attempt, play, events)),
    [shelf, attempt, play],
  );
  if (!play || !start || !connect)
    return <Notice mood="puzzled" title={t('error_title')} text={t('error_text')} />;
  return (
    <InLanguage language={play.language} meanwhile={<Skeleton />}>
      <LearnerGame
        key={attempt.attempt_id}
        play={play}
        start={start}
        connect={connect}
        host={nobody}
        isPreview={false}
        best={best}
        onAgain={again}
        onReload={again}
        renderResult={(result, onClose) => (
          <EndedGame
            play={play}
            result={result}
            best={best}
            onAgain={again}
            onClose={onClose}
            below={<HandInPanel game={game} shelf={shelf} attempt_id={attempt.attempt_id} />}
          />
        )}
      />
    </InLanguage>
  );
}
