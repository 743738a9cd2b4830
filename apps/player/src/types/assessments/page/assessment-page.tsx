import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { AttemptKey } from '../../../attempt/attempt-store.ts';
import type { Recorder, RecorderEvents } from '../../../attempt/recorder.ts';
import { createServerRecorder } from '../../../attempt/server-recorder.ts';
import { InLanguage, useTexts } from '../../../i18n/texts-context.tsx';
import type { Host } from '../../../launch/host.ts';
import { addresses } from '../../../app/routes.ts';
import { save } from '../../../net/assessment-calls.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EarlierResult } from './earlier-result.tsx';
import { LaunchFailed } from '../../../frame/notices/launch-failed.tsx';
import { go } from '../../../launch/location.ts';
import { Session } from './assessment-session.tsx';
import { useLaunch } from './use-launch.ts';
import { VerifyPage } from './assessment-intro.tsx';

interface AssessmentPageProps {
  readonly content: AttemptKey;
  readonly host: Host;
  readonly isPlaying: boolean;
}

/** An assessment of our server: verified first, then played, then its result. One launch serves all three. */
export function AssessmentPage({ content, host, isPlaying }: AssessmentPageProps): ReactNode {
  const { state, store, relaunch } = useLaunch(content);
  const again = useCallback(() => {
    go(addresses.play + location.search);
    relaunch(true);
  }, [relaunch]);
  const begin = useCallback(
    (isTimed: boolean, isResumed: boolean) => {
      go(addresses.play + location.search);
      // The time limit runs from the launch, by the server's clock: nobody shall lose the time it took to read this page.
      if (isTimed) relaunch(!isResumed);
    },
    [relaunch],
  );
  const reload = useCallback(() => relaunch(false), [relaunch]);

  // Back from the questions: what was answered there is not in the first launch.
  const wasPlaying = useRef(isPlaying);
  useEffect(() => {
    if (wasPlaying.current && !isPlaying) reload();
    wasPlaying.current = isPlaying;
  }, [isPlaying, reload]);

  const connect = useMemo(() => {
    if (state.kind !== 'ready') return null;
    const { attempt_id, attempt_token } = state.launch;
    const attempt = { attempt_id, attempt_token };
    return (events: RecorderEvents): Recorder =>
      createServerRecorder(
        {
          attempt,
          store,
          later,
          send: (job, keepalive) => save({ ...content, ...attempt, ...job }, keepalive),
        },
        events,
      );
  }, [state, store, content]);

  if (state.kind === 'loading') return <Skeleton />;
  if (state.kind === 'failed') return <LaunchFailed why={state.why} host={host} onRetry={reload} />;
  const { play, is_resumed, result, attempt_id } = state.launch;
  return (
    <InLanguage language={play.language} meanwhile={<Skeleton />}>
      {state.kind === 'empty' && <NoQuestions />}
      {state.kind === 'done' && result !== null && (
        <EarlierResult play={play} result={result} isNews={state.isNews} host={host} onAgain={again} />
      )}
      {state.kind === 'ready' && !isPlaying && (
        <VerifyPage
          play={play}
          start={state.start}
          isResumed={is_resumed}
          onStart={() => begin(play.timer > 0, is_resumed)}
        />
      )}
      {state.kind === 'ready' && isPlaying && connect !== null && (
        <Session
          key={attempt_id}
          start={state.start}
          connect={connect}
          host={host}
          isPreview={false}
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

function NoQuestions(): ReactNode {
  const { t } = useTexts();
  return <Notice mood="puzzled" title={t('no_questions_title')} text={t('no_questions_text')} />;
}
