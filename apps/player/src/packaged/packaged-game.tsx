import { scoreGame } from '@takhti/content-types/rounds/play';
import type { GameResult, GameState, PackagedContent } from '@takhti/domain';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Connect } from '../attempt/recorder.ts';
import { emptyGameState } from '../types/rounds/game/game.ts';
import { isGameState } from '../types/rounds/game/game-state.ts';
import { resumeGame } from '../types/rounds/game/resume-game.ts';
import { GameSession } from '../types/rounds/page/game-session.tsx';
import { nextBoard, resumedBoard } from './board.ts';
import type { LmsSession } from './lms/lms-session.ts';
import { LocalGame } from './local-game.tsx';
import { askedByRounds, outcomeOf } from './outcome.ts';
import { createPackagedRecorder } from './packaged-recorder.ts';
import { ReportedNote } from './reported-note.tsx';
import { sharedWords } from './suspended.ts';

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
    () => sharedWords(boards.flatMap(({ play }) => play.rounds.map(({ QuestionId }) => QuestionId))),
    [boards],
  );
  const [on, setOn] = useState(() =>
    resumedBoard(boards, { packed: lms.resumed, words }, { empty: emptyGameState, isState: isGameState }),
  );
  const again = useCallback(() => setOn((last) => nextBoard(boards, last, emptyGameState)), [boards]);
  const { play, seed } = on.board;
  const start = useMemo(() => resumeGame(play, on.state), [play, on]);
  const connect = useMemo<Connect<GameState, GameResult>>(() => {
    const asked = askedByRounds(play.rounds);
    const attempt = {
      seed,
      words,
      score: (state: GameState) => scoreGame(play, state),
      forLearner: (result: GameResult) => result,
      outcomeOf: (result: GameResult) => outcomeOf(result, asked),
    };
    return (events) => createPackagedRecorder(lms, attempt, events);
  }, [lms, play, seed, words]);
  return (
    <LocalGame
      key={on.at}
      Session={GameSession}
      play={play}
      start={start}
      connect={connect}
      best={null}
      onAgain={again}
      below={<ReportedNote lms={lms} />}
    />
  );
}
