import type { AttemptState, Result } from '@takhti/domain';
import { useEffect, type ReactNode } from 'react';
import { AttemptFrame, type SessionProps } from '../../../frame/attempt-frame.tsx';
import { GoOnElsewhere } from '../../../frame/notices/go-on-elsewhere.tsx';
import type { Attempt } from '../attempt/attempt.ts';
import { useAttempt } from '../attempt/use-attempt.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { playerKindOf } from '../kinds/registry.ts';
import type { Parts } from '../result/parts.ts';
import { resultPart } from '../result/result-part.ts';

interface AssessmentSessionProps extends SessionProps<Attempt, AttemptState, Result> {
  /** Whether the learner may begin another attempt. */
  readonly hasMore?: boolean;
  /** The address for another device; left out if there is none. */
  readonly addressElsewhere?: string;
  /** Which part of a bank it is; left out where it is the whole. */
  readonly parts?: Parts | null;
  /** Below the result. */
  readonly below?: ReactNode;
}

/** One attempt from its first question to its result. */
export function AssessmentSession(props: AssessmentSessionProps): ReactNode {
  const {
    start,
    connect,
    host,
    isPreview,
    onAgain,
    onReload,
    hasMore = true,
    addressElsewhere,
    parts = null,
    below,
  } = props;
  const running = useAttempt(start, connect);
  const { model: attempt, dispatch, saving } = running;
  // A result that the player did not ask for is the server's: by its clock the time was up.
  const isTimeUp = attempt.ended !== 'finished';

  // Fetched from the first answer on: nobody waits then, and the network may be gone at the end.
  const hasBegun = attempt.current > 0 || Object.keys(attempt.given).length > 0;
  useEffect(() => {
    if (hasBegun) void resultPart.fetch();
  }, [hasBegun]);

  return (
    <AttemptFrame
      running={running}
      host={host}
      isPreview={isPreview}
      isTimed={attempt.play.timer > 0}
      isTimeUp={isTimeUp}
      elsewhere={addressElsewhere !== undefined && <GoOnElsewhere address={addressElsewhere} />}
      onAgain={onAgain}
      onReload={onReload}
      renderResult={(result, onClose, isHandedIn) => (
        <resultPart.Show
          play={attempt.play}
          result={result}
          kindOf={playerKindOf}
          isTimeUp={isTimeUp}
          onAgain={hasMore ? onAgain : null}
          parts={isHandedIn ? parts : null}
          onClose={onClose}
          below={below}
        />
      )}
    >
      <PlayScreen
        attempt={attempt}
        dispatch={dispatch}
        saving={isPreview ? null : saving}
        onLeave={running.leave}
      />
    </AttemptFrame>
  );
}
