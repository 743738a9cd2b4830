import type { AttemptState, Result } from '@takhti/domain';
import type { Connect } from '../../../attempt/recorder.ts';
import { useClock } from '../../../attempt/use-clock.ts';
import { useRecorded, type Recorded } from '../../../attempt/use-recorded.ts';
import type { Attempt, AttemptAction } from './attempt.ts';
import { recordedAttempt } from './recorded-attempt.ts';

/** An attempt at an assessment with its clock. */
export function useAttempt(
  start: Attempt,
  connect: Connect<AttemptState, Result>,
): Recorded<Attempt, AttemptAction, Result> {
  const running = useRecorded(recordedAttempt, start, connect);
  const { model, isOpen, isLeaving, dispatch } = running;
  // A time limit runs by the server's clock, which does not stop for a bookmark either.
  const isTimed = model.play.timer > 0;
  useClock(isOpen && (isTimed || !isLeaving), isTimed, (seconds) => dispatch({ type: 'tick', seconds }));
  return running;
}
