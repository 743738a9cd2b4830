import { scoreGame } from '@takhti/content-types/rounds/play';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { LaunchFailed } from '../../../frame/notices/launch-failed.tsx';
import { closeAfterResult } from '../../../launch/use-report.ts';
import { createServerRecorder } from '../../../attempt/server-recorder.ts';
import { InLanguage } from '../../../i18n/texts-context.tsx';
import { addressToGoOn } from '../../../launch/go-on.ts';
import type { Host } from '../../../launch/host.ts';
import { save } from '../../../net/game-calls.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { createBestScore } from '../stars/best.ts';
import { endPart } from '../end/end-part.ts';
import { GameSession } from './game-session.tsx';
import type { GameKey } from '../game/game-state.ts';
import { useGameLaunch } from './use-game-launch.ts';
import type { ConnectGame } from '../game/use-game.ts';

/** A game of our server: launched, played, counted by the server. */
export function GamePage({ content, host }: { readonly content: GameKey; readonly host: Host }): ReactNode {
  const { state, store, relaunch } = useGameLaunch(content);
  const best = useMemo(() => createBestScore(localStorage, content), [content]);
  const again = useCallback(() => relaunch(true), [relaunch]);
  const reload = useCallback(() => relaunch(false), [relaunch]);

  const connect = useMemo<ConnectGame | null>(() => {
    if (state.kind !== 'ready') return null;
    const { attempt_id, attempt_token, play } = state.launch;
    const attempt = { attempt_id, attempt_token };
    return (events) =>
      createServerRecorder(
        {
          attempt,
          store,
          later,
          send: ({ json_data, is_bookmarking }, keepalive) =>
            save(
              {
                ...content,
                ...attempt,
                bookmarking_data: json_data,
                attempt_data: is_bookmarking === 1 ? null : scoreGame(play, json_data),
              },
              keepalive,
            ),
        },
        events,
      );
  }, [state, store, content]);

  const ended = state.kind === 'done' ? state : null;
  useEffect(() => {
    if (ended?.isNews && ended.launch.result)
      host.send({ type: 'module-completed', reason: 'FINISHED', data: ended.launch.result });
  }, [ended, host]);

  if (state.kind === 'loading') return <Skeleton />;
  if (state.kind === 'failed') return <LaunchFailed why={state.why} host={host} onRetry={reload} />;
  const { play, result, attempt_id } = state.launch;
  return (
    <InLanguage language={play.language} meanwhile={<Skeleton />}>
      {state.kind === 'done' && result !== null && (
        <endPart.Show
          play={play}
          result={result}
          best={best}
          onAgain={again}
          {...(host.isPresent ? { onClose: () => closeAfterResult(host) } : {})}
        />
      )}
      {state.kind === 'ready' && connect !== null && (
        <GameSession
          key={attempt_id}
          start={state.start}
          connect={connect}
          host={host}
          isPreview={false}
          best={best}
          addressElsewhere={addressToGoOn(location.href, state.launch)}
          onAgain={again}
          onReload={reload}
        />
      )}
    </InLanguage>
  );
}

function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
