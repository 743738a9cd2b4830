import { releaseLock, takeLock, takeOverLock } from '@takhti/contract';
import { refresh, sendAlone } from '../../../app/api/index.ts';
import { makeLockKeeper } from './lock-keeper.ts';

/** The locks of this tab. Most calls only renew one: what is old is known here, when a lock was lost or won. */
export const lockKeeper = makeLockKeeper({
  take: (container_id) => sendAlone(takeLock, { container_id }, { silent: true }),
  takeOver: (container_id) => sendAlone(takeOverLock, { container_id }),
  release: (container_id) => sendAlone(releaseLock, { container_id }, { silent: true }),
  releaseAtLast: (container_id) => sendAlone(releaseLock, { container_id }, { silent: true, isLast: true }),
  refresh: (container_id) => refresh({ topics: ['container', 'lock', 'questions'], container_id }),
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
