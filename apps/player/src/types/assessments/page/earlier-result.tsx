import type { Play, Result } from '@takhti/domain';
import { useEffect, type ReactNode } from 'react';
import type { Host } from '../../../launch/host.ts';
import { ResultScreen } from '../result/result-screen.tsx';
import { closeAfterResult } from '../../../launch/use-report.ts';

interface EarlierResultProps {
  readonly play: Play;
  readonly result: Result;
  readonly isNews: boolean;
  readonly host: Host;
  readonly onAgain: () => void;
}

/** An attempt that was finished before: its result, and another round. */
export function EarlierResult({ play, result, isNews, host, onAgain }: EarlierResultProps): ReactNode {
  useEffect(() => {
    if (isNews) host.send({ type: 'module-completed', reason: 'FINISHED', data: result });
  }, [isNews, host, result]);
  return (
    <ResultScreen
      play={play}
      result={result}
      isTimeUp={false}
      onAgain={onAgain}
      {...(host.isPresent ? { onClose: () => closeAfterResult(host) } : {})}
    />
  );
}
