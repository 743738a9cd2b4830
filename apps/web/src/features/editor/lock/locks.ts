import {
  listQuestions,
  openAssessment,
  openContainer,
  openQuestion,
  releaseLock,
  takeLock,
  takeOverLock,
} from '@takhti/contract';
import { refreshCalls, sendCall } from '../../../app/api/index.ts';
import { makeLockKeeper } from './lock-keeper.ts';

/** The locks of this tab. */
export const lockKeeper = makeLockKeeper({
  take: (container_id) => sendCall(takeLock, { container_id }, { silent: true }),
  takeOver: (container_id) => sendCall(takeOverLock, { container_id }),
  release: (container_id) => sendCall(releaseLock, { container_id }, { silent: true }),
  releaseAtLast: (container_id) => sendCall(releaseLock, { container_id }, { silent: true, isLast: true }),
  refresh: () => refreshCalls(openContainer, openAssessment, openQuestion, listQuestions),
  every: (milliseconds, beat) => {
    const timer = setInterval(beat, milliseconds);
    return () => clearInterval(timer);
  },
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
});

globalThis.addEventListener('pagehide', lockKeeper.leave);
globalThis.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) lockKeeper.comeBack();
});

/** Asks at once who holds a lock, because a change was refused for it. */
export const checkLock = (container_id: string): Promise<void> => lockKeeper.check(container_id);
