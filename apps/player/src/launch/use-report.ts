import { useEffect, useMemo } from 'react';
import type { CompletionReason, Host } from './host.ts';
import { reportOf, type AttemptReport } from './report.ts';

/** Posts to the host that the learner has finished looking at a result (C-966); null if no window waits for it. */
export function closerOf(host: Host): (() => void) | null {
  return host.isPresent ? () => host.send({ type: 'close', reason: 'COMPLETED', data: null }) : null;
}

/** Posts the standing of the attempt to the host, each message once. */
export function useReport(host: Host, { hasLeft, result, reason, refusal, isWaiting }: AttemptReport): void {
  const message = useMemo(
    () => reportOf({ hasLeft, result, reason, refusal, isWaiting }),
    [hasLeft, result, reason, refusal, isWaiting],
  );
  useEffect(() => {
    if (message !== null) host.send(message);
  }, [host, message]);
}

/** The reason why an attempt ended, for the host. */
export function reasonOf(isPreview: boolean, isTimeUp: boolean): CompletionReason {
  if (isPreview) return 'PREVIEW';
  return isTimeUp ? 'TIME_UP' : 'FINISHED';
}
