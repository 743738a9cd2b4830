import { useEffect, useRef, type ReactNode } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { addressToGoOn } from '../../../attempt/go-on.ts';
import { useAttemptLaunch } from '../../../attempt/use-attempt-launch.ts';
import { LaunchGate } from '../../../frame/launch-gate.tsx';
import { InLanguage } from '../../../i18n/texts-context.tsx';
import type { Host } from '../../../launch/host.ts';
import { go } from '../../../launch/location.ts';
import { closerOf } from '../../../launch/use-report.ts';
import { pageOf } from '../../../ui/page-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { AttemptPageProps } from '../../player-type.ts';
import type { Launch } from '../attempt/assessment-calls.ts';
import { assessmentKind } from '../attempt/assessment-kind.ts';
import { countAnswered } from '../attempt/attempt.ts';
import { introductionOf } from '../attempt/introduction-of.ts';
import { playerKindOf } from '../kinds/registry.ts';
import type { Parts } from '../result/parts.ts';
import { resultPart } from '../result/result-part.ts';
import { PLAY, playAddress } from './addresses.ts';
import { AssessmentIntro } from './assessment-intro.tsx';
import { AssessmentSession } from './assessment-session.tsx';

// Scoring comes with the preview only; learners are scored by the server.
const preview = pageOf(async () => (await import('./assessment-preview.tsx')).AssessmentPreview);

/** An assessment of our server, or one that the studio posts. */
export function AssessmentPage({ content, host, below }: AttemptPageProps): ReactNode {
  if (content === null) return <preview.Show host={host} />;
  return <LaunchedAssessment content={content} host={host} isPlaying={below === PLAY} />;
}

function hasMore({ attempts }: Launch): boolean {
  return attempts === null || attempts.used < attempts.max;
}

interface LaunchedAssessmentProps {
  readonly content: ContentKey;
  readonly host: Host;
  readonly isPlaying: boolean;
}

/** After the first question is on screen: what is kept for later would share a slow network with it. */
const KEPT_AFTER_MS = 3_000;

function keepSoon(): () => void {
  const timer = setTimeout(() => void keepPage(), KEPT_AFTER_MS);
  return () => clearTimeout(timer);
}

async function keepPage(): Promise<void> {
  // The result is shown without a network, too.
  await resultPart.fetch();
  const { keepPlayerPage } = await import('../../../kept-copy/keep-player-page.ts');
  await keepPlayerPage();
}

/** Introduced first, then played, then its result. One launch serves all three, but where time is limited: then it begins with the button. */
function LaunchedAssessment({ content, host, isPlaying }: LaunchedAssessmentProps): ReactNode {
  const { state, again, startPart, reload } = useAttemptLaunch(assessmentKind, content);

  // Back from the questions: what was answered there is not in the first launch.
  const wasPlaying = useRef(isPlaying);
  useEffect(() => {
    if (wasPlaying.current && !isPlaying) reload();
    wasPlaying.current = isPlaying;
  }, [isPlaying, reload]);

  const isUnderWay = isPlaying && state.kind === 'ready';
  useEffect(() => (isUnderWay ? keepSoon() : undefined), [isUnderWay]);

  const play = (): void => go(playAddress + location.search);
  // A resumed attempt keeps the parts that it began with, no matter what the link says now.
  const partsOf = ({ part }: Launch): Parts | null =>
    part && {
      ...part,
      start: (number) => {
        play();
        startPart({ ...part, number });
      },
    };
  const playAgain =
    ({ part }: Launch) =>
    (): void => {
      play();
      if (part) startPart(part);
      else again();
    };
  if (state.kind === 'introduced')
    return (
      <InLanguage language={state.introduction.language} meanwhile={<Skeleton />}>
        <AssessmentIntro
          about={state.introduction}
          answered={null}
          onStart={() => {
            play();
            again();
          }}
        />
      </InLanguage>
    );
  return (
    // A failed launch is tried again with the introduction: when the network comes back, no exam may begin without a learner.
    <LaunchGate
      state={state}
      host={host}
      onRetry={reload}
      renderResult={({ launch, result }) => (
        <resultPart.Show
          play={launch.play}
          result={result}
          kindOf={playerKindOf}
          isTimeUp={false}
          onAgain={hasMore(launch) ? playAgain(launch) : null}
          parts={partsOf(launch)}
          onClose={closerOf(host)}
        />
      )}
    >
      {({ launch, start, connect }) =>
        isPlaying ? (
          <AssessmentSession
            key={launch.attempt_id}
            start={start}
            connect={connect}
            host={host}
            isPreview={false}
            onAgain={playAgain(launch)}
            parts={partsOf(launch)}
            hasMore={hasMore(launch)}
            addressElsewhere={addressToGoOn(location.href, launch)}
            onReload={reload}
          />
        ) : (
          <AssessmentIntro
            about={introductionOf(launch.play, launch.attempts)}
            answered={launch.is_resumed ? countAnswered(start) : null}
            part={launch.part}
            onPart={(number) => launch.part && startPart({ ...launch.part, number })}
            onStart={() => {
              play();
              // Its time has run on, by the server's clock.
              if (launch.play.timer > 0) reload();
            }}
          />
        )
      }
    </LaunchGate>
  );
}
