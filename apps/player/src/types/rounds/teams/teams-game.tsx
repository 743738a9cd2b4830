import { scoreGame } from '@takhti/content-types/rounds/play';
import type { GamePlay, GameResult, GameState } from '@takhti/domain';
import { useMemo, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { Connect } from '../../../attempt/recorder.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import type { Host } from '../../../launch/host.ts';
import type { Game } from '../game/game.ts';
import { countUnits } from '../game/units.ts';
import type { GameSession } from '../page/game-session.tsx';
import { TeamNames } from './team-names.tsx';
import { TeamStrip } from './team-strip.tsx';
import { createTeamsRecorder } from './teams-recorder.ts';
import { TeamsEnd } from './teams-end.tsx';
import { createTeamsStore, type KeptTeams } from './teams-store.ts';
import { otherSide, turnsIn } from './turns.ts';

// A game between teams has no result of a learner, and a result that is waited for is that of a learner.
const nobody: Host = { isPresent: false, send: () => undefined };

interface TeamsGameProps {
  readonly play: GamePlay;
  /** How one game is played. The page that shows this has loaded it; an import here would put it into every bundle. */
  readonly Session: ComponentType<ComponentProps<typeof GameSession>>;
  /** Begins a game, or continues where one was left. */
  readonly onStart: (state: GameState | null) => Game;
  /** Back to the game that is played alone. */
  readonly onBack: () => void;
}

/** Two teams in front of one screen, round by round in turn. The device keeps their game, and nothing is sent. */
export function TeamsGame({ play, Session, onStart, onBack }: TeamsGameProps): ReactNode {
  const texts = useTexts();
  const store = useMemo(() => createTeamsStore(() => localStorage, play.AssessmentId), [play]);
  const [teams, setTeams] = useState(() => store.read());
  const [isPlaying, setPlaying] = useState(teams !== null && teams.state !== null);
  const [turn, setTurn] = useState(0);

  function go(to: KeptTeams): void {
    store.write(to);
    setTeams(to);
    setPlaying(true);
    setTurn(turn + 1);
  }
  function toNames(): void {
    setTeams(store.read());
    setPlaying(false);
  }
  const start = useMemo(() => onStart(teams?.state ?? null), [onStart, teams]);
  const connect = useMemo<Connect<GameState, GameResult>>(
    () => (events) =>
      createTeamsRecorder({
        keep: (state) => teams && store.write({ ...teams, state }),
        score: (state) => scoreGame(play, state),
        events,
      }),
    [play, store, teams],
  );
  if (teams === null || !isPlaying)
    return (
      <TeamNames
        title={play.title}
        rounds={countUnits(texts, play.rounds)}
        last={teams?.names ?? null}
        isBegun={teams !== null && teams.state !== null}
        onStart={(names) => go({ first: 0, state: null, ...teams, names })}
        onNew={(names) => go({ names, first: 0, state: null })}
        onBack={onBack}
      />
    );
  const { names, first } = teams;
  const again = (): void => go({ names, first: otherSide(first), state: null });
  return (
    <Session
      key={turn}
      start={start}
      connect={connect}
      host={nobody}
      isPreview={false}
      hasIntro={false}
      best={null}
      onAgain={again}
      onReload={again}
      onLeave={toNames}
      renderAbove={(game) => <TeamStrip names={names} turns={turnsIn(game, first)} at={game.current} />}
      renderResult={(result) => (
        <TeamsEnd
          play={play}
          result={result}
          names={names}
          first={first}
          onAgain={again}
          onTeams={() => {
            store.write({ ...teams, state: null });
            toNames();
          }}
        />
      )}
    />
  );
}
