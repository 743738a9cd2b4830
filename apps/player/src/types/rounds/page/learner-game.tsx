import type { GamePlay, GameState } from '@takhti/domain';
import { useCallback, type ComponentProps, type ReactNode } from 'react';
import { emptyGameState, startGame } from '../game/game.ts';
import { teamsPart } from '../teams/teams-part.ts';
import { useTeams } from '../teams/use-teams.ts';
import { GameSession } from './game-session.tsx';

interface LearnerGameProps extends ComponentProps<typeof GameSession> {
  /** The whole game. */
  readonly play: GamePlay;
  /** It is played for one learner's points: no teams are offered. */
  readonly isAlone?: boolean;
}

/** A game of one learner; from its introduction two teams can play it too, which is not recorded. */
export function LearnerGame({ play, isAlone = false, ...session }: LearnerGameProps): ReactNode {
  const { isOpen, enter, leave } = useTeams();
  const start = useCallback((state: GameState | null) => startGame(play, state ?? emptyGameState), [play]);
  if (isOpen && !isAlone && play.rounds.length > 1)
    return <teamsPart.Show play={play} Session={GameSession} onStart={start} onBack={leave} />;
  return <GameSession {...session} onTeams={isAlone ? null : enter} />;
}
