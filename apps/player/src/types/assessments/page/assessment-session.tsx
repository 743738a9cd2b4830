import { useEffect, type ReactNode } from 'react';
import type { Attempt } from '../attempt/attempt.ts';
import type { Recorder, RecorderEvents } from '../../../attempt/recorder.ts';
import { useAttempt } from '../attempt/use-attempt.ts';
import type { Host } from '../../../launch/host.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { ResultScreen } from '../result/result-screen.tsx';
import { FinishingNotice } from '../../../frame/notices/finishing-notice.tsx';
import { LeavingNotice } from '../../../frame/notices/leaving-notice.tsx';
import { RefusedNotice } from '../../../frame/notices/refused-notice.tsx';
import { closeAfterResult, reasonOf, useReport } from '../../../launch/use-report.ts';

interface SessionProps {
  readonly start: Attempt;
  readonly connect: (events: RecorderEvents) => Recorder;
  readonly host: Host;
  readonly isPreview: boolean;
  /** A new round, from the start. */
  readonly onAgain: () => void;
  /** Asks the server how this attempt stands. */
  readonly onReload: () => void;
}

/** One attempt from its first question to its result. */
export function Session({ start, connect, host, isPreview, onAgain, onReload }: SessionProps): ReactNode {
  const running = useAttempt(start, connect);
  const { attempt, result, refusal, saving } = running;
  // A result that nobody asked for is the server's: by its clock the time was up.
  const isTimeUp = attempt.ended !== 'finished';
  const hasLeft = running.isLeaving && saving === 'saved' && result === null;
  useReport(host, { hasLeft, result, reason: reasonOf(isPreview, isTimeUp), refusal });

  // Finished already, from another tab or by a request whose answer was lost: the server has the result.
  useEffect(() => {
    if (refusal === 'finished') onReload();
  }, [refusal, onReload]);

  if (refusal !== null) return <RefusedNotice refusal={refusal} onAgain={onAgain} onReload={onReload} />;
  if (result !== null) {
    return (
      <ResultScreen
        play={attempt.play}
        result={result}
        isTimeUp={isTimeUp}
        onAgain={onAgain}
        {...(host.isPresent && !isPreview ? { onClose: () => closeAfterResult(host) } : {})}
      />
    );
  }
  if (attempt.ended !== null) {
    return <FinishingNotice isTimeUp={isTimeUp} saving={saving} onRetry={running.flush} />;
  }
  if (running.isLeaving) {
    return (
      <LeavingNotice
        saving={saving}
        isTimed={attempt.play.timer > 0}
        onRetry={running.flush}
        onContinue={running.resume}
      />
    );
  }
  return (
    <PlayScreen
      attempt={attempt}
      dispatch={running.dispatch}
      saving={isPreview ? null : saving}
      onLeave={running.leave}
    />
  );
}
