import { useEffect, useState, type ReactNode } from 'react';
import { isCutOff, type Connect } from '../attempt/recorder.ts';
import type { Recorded } from '../attempt/use-recorded.ts';
import type { Host } from '../launch/host.ts';
import { closerOf, reasonOf, useReport } from '../launch/use-report.ts';
import { FinishingNotice } from './notices/finishing-notice.tsx';
import { LeavingNotice } from './notices/leaving-notice.tsx';
import { NotHandedIn } from './notices/not-handed-in.tsx';
import { RefusedNotice } from './notices/refused-notice.tsx';

/** The props of every session of an attempt. */
export interface SessionProps<Model, State, Result> {
  readonly start: Model;
  readonly connect: Connect<State, Result>;
  readonly host: Host;
  readonly isPreview: boolean;
  /** A new attempt, from the start. */
  readonly onAgain: () => void;
  /** Asks the server for the state of this attempt. */
  readonly onReload: () => void;
}

interface AttemptFrameProps<Result> extends Pick<
  SessionProps<unknown, unknown, Result>,
  'host' | 'isPreview' | 'onAgain' | 'onReload'
> {
  readonly running: Omit<Recorded<unknown, never, Result>, 'model' | 'dispatch'>;
  /** With a time limit, which continues by the server's clock. */
  readonly isTimed: boolean;
  readonly isTimeUp: boolean;
  /** How to continue from elsewhere, once everything is saved. */
  readonly elsewhere?: ReactNode;
  /** @param isHandedIn whether the server has it; before, nothing new can be begun */
  readonly renderResult: (result: Result, onClose: (() => void) | null, isHandedIn: boolean) => ReactNode;
  /** The result as computed here, while there is no network; left out where only the server can compute it. */
  readonly countHere?: () => Result;
  readonly children: ReactNode;
}

/** The frame of a running attempt: messages to the host, and the screens for an attempt that was left, refused or ended. */
export function AttemptFrame<Result extends object>(props: AttemptFrameProps<Result>): ReactNode {
  const {
    running,
    host,
    isPreview,
    isTimed,
    isTimeUp,
    elsewhere,
    onAgain,
    onReload,
    renderResult,
    countHere,
    children,
  } = props;
  const { result, refusal, saving, isLeaving } = running;
  const hasLeft = isLeaving && saving === 'saved' && result === null;
  const isWaiting = running.hasEnded && result === null && isCutOff(saving);
  const report = { hasLeft, result, reason: reasonOf(isPreview, isTimeUp), refusal };
  useReport(host, { ...report, isWaiting: isWaiting && saving !== 'unkept' });

  // Finished already, from another tab or by a request whose answer was lost: the server has the result.
  useEffect(() => {
    if (refusal === 'finished') onReload();
  }, [refusal, onReload]);

  const [counted, setCounted] = useState<Result | null>(null);
  // Once, and kept while it is tried again: the page does not go to and fro.
  if (isWaiting && counted === null && countHere) setCounted(countHere());

  if (refusal !== null) return <RefusedNotice refusal={refusal} onAgain={onAgain} onReload={onReload} />;
  const shown = result ?? counted;
  if (shown !== null)
    return (
      <>
        {result === null && <NotHandedIn saving={saving} onRetry={running.flush} />}
        {renderResult(shown, isPreview || result === null ? null : closerOf(host), result !== null)}
      </>
    );
  if (running.hasEnded)
    return <FinishingNotice isTimeUp={isTimeUp} saving={saving} onRetry={running.flush} />;
  if (isLeaving)
    return (
      <LeavingNotice
        saving={saving}
        isTimed={isTimed}
        onRetry={running.flush}
        onContinue={running.resume}
        elsewhere={elsewhere}
      />
    );
  return children;
}
