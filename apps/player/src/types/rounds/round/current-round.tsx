import type { ReactNode } from 'react';
import { canGoBack, currentRound, isLastRound, streakOf, type Game, type GameAction } from '../game/game.ts';
import type { Tone } from '../game/sound.ts';
import type { Scene } from '../scenes/scene/scene.ts';
import { RoundIntro } from './round-intro.tsx';
import { RoundScreen } from './round-screen.tsx';

interface CurrentRoundProps {
  readonly game: Game;
  readonly total: number;
  readonly scene: Scene | null;
  readonly dispatch: (action: GameAction) => void;
  readonly sound: (tone: Tone) => void;
  /** The round whose introduction was read; what comes before it is not read again. */
  readonly begun: string;
  readonly onBegin: (question_id: string) => void;
}

/** The round that a game is at, or the words that come before it. */
export function CurrentRound(props: CurrentRoundProps): ReactNode {
  const { game, total, scene, dispatch, sound, begun, onBegin } = props;
  const round = currentRound(game);
  if (round.challenge !== '' && begun !== round.QuestionId && !game.isRoundOver)
    return <RoundIntro round={round} total={total} onGo={() => onBegin(round.QuestionId)} />;
  return (
    <RoundScreen
      key={round.QuestionId}
      round={round}
      total={total}
      language={game.play.language}
      scene={scene}
      response={game.isRoundOver ? (game.played[round.QuestionId] ?? null) : null}
      draft={game.draft}
      isLast={isLastRound(game)}
      streak={game.isRoundOver ? streakOf(game) : 0}
      onDraft={(response) => dispatch({ type: 'draft', response })}
      onDone={(response) => dispatch({ type: 'done', response })}
      onNext={() => dispatch({ type: 'next' })}
      onBack={canGoBack(game) ? () => dispatch({ type: 'back' }) : null}
      sound={sound}
    />
  );
}
