import { useMemo, type ReactNode } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { addressToGoOn } from '../../../attempt/go-on.ts';
import { useAttemptLaunch } from '../../../attempt/use-attempt-launch.ts';
import { LaunchGate } from '../../../frame/launch-gate.tsx';
import type { Host } from '../../../launch/host.ts';
import { knownLearner } from '../../../launch/known-learner.ts';
import { closerOf } from '../../../launch/use-report.ts';
import { pageOf } from '../../../ui/page-part.tsx';
import type { AttemptPageProps } from '../../player-type.ts';
import { EndedGame } from '../end/ended-game.tsx';
import { gameKind } from '../game/game-kind.ts';
import { createBestScore } from '../stars/best.ts';
import { LearnerGame } from './learner-game.tsx';

const preview = pageOf(async () => (await import('./game-preview.tsx')).GamePreview);

/** A game of our server, or one that the studio posts. */
export function GamePage({ content, host }: AttemptPageProps): ReactNode {
  if (content === null) return <preview.Show host={host} />;
  return <LaunchedGame content={content} host={host} />;
}

interface LaunchedGameProps {
  readonly content: ContentKey;
  readonly host: Host;
}

/** Launched, played, counted by the server. */
function LaunchedGame({ content, host }: LaunchedGameProps): ReactNode {
  const { state, again, reload } = useAttemptLaunch(gameKind, content);
  const best = useMemo(() => createBestScore(() => localStorage, content), [content]);
  return (
    <LaunchGate
      state={state}
      host={host}
      onRetry={reload}
      renderResult={({ launch, result }) => (
        <EndedGame play={launch.play} result={result} best={best} onAgain={again} onClose={closerOf(host)} />
      )}
    >
      {({ launch, start, connect }) => (
        <LearnerGame
          key={launch.attempt_id}
          play={launch.play}
          start={start}
          connect={connect}
          host={host}
          isPreview={false}
          isAlone={knownLearner.competitor(content) !== undefined}
          best={best}
          addressElsewhere={addressToGoOn(location.href, launch)}
          onAgain={again}
          onReload={reload}
          content={content}
          launch={launch}
          renderResult={(result, onClose, isHandedIn) => (
            <EndedGame
              play={launch.play}
              result={result}
              best={best}
              onAgain={isHandedIn ? again : null}
              onClose={onClose}
            />
          )}
        />
      )}
    </LaunchGate>
  );
}
