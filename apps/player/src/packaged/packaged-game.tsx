import { scoreGame } from '@takhti/content-types/rounds/play';
import type { GameResult, GameState, PackagedContent } from '@takhti/domain';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Connect } from '../attempt/recorder.ts';
import { InLanguage } from '../i18n/texts-context.tsx';
import { EndedGame } from '../types/rounds/end/ended-game.tsx';
import { emptyGameState, startGame } from '../types/rounds/game/game.ts';
import { isGameState } from '../types/rounds/game/game-state.ts';
import { GameSession } from '../types/rounds/page/game-session.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { nextBoard, resumedBoard } from './board.ts';
import type { LmsSession } from './lms/lms-session.ts';
import { nobody } from './nobody.ts';
import { askedByRounds, outcomeOf } from './outcome.ts';
import { createPackagedRecorder } from './packaged-recorder.ts';
import { ReportedNote } from './reported-note.tsx';
import { wordsOf } from './suspended.ts';

type GameContent = Extract<PackagedContent, { kind: 'game' }>;

/** A packaged game. */
export function PackagedGame({
  content: { boards },
  lms,
}: {
  readonly content: GameContent;
  readonly lms: LmsSession;
}): ReactNode {
  const words = useMemo(
    () => wordsOf(boards.flatMap(({ play }) => play.rounds.map(({ QuestionId }) => QuestionId))),
    [boards],
  );
  const [on, setOn] = useState(() =>
    resumedBoard(boards, { packed: lms.resumed, words }, { empty: emptyGameState, isState: isGameState }),
  );
  const again = useCallback(() => setOn((last) => nextBoard(boards, last, emptyGameState)), [boards]);
  const { play, seed } = on.board;
  const start = useMemo(() => startGame(play, on.state), [play, on]);
  const connect = useMemo<Connect<GameState, GameResult>>(() => {
    const asked = askedByRounds(play.rounds);
    const attempt = {
      seed,
      words,
      score: (state: GameState) => scoreGame(play, state),
      tell: (result: GameResult) => result,
      outcomeOf: (result: GameResult) => outcomeOf(result, asked),
    };
    return (events) => createPackagedRecorder(lms, attempt, events);
  }, [lms, play, seed, words]);
  return (
    <InLanguage language={play.language} meanwhile={<Skeleton />}>
      <GameSession
        key={on.at}
        start={start}
        connect={connect}
        host={nobody}
        isPreview={false}
        best={null}
        onAgain={again}
        onReload={again}
        renderResult={(result, onClose) => (
          <EndedGame
            play={play}
            result={result}
            best={null}
            onAgain={again}
            onClose={onClose}
            below={<ReportedNote lms={lms} />}
          />
        )}
      />
    </InLanguage>
  );
}
