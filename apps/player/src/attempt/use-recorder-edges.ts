import { useEffect } from 'react';
import type { Recorder } from './recorder.ts';

/** Handles the moments in which the page may close, or is online again. `current` must stay the same function. */
export function useRecorderEdges<State>(recorder: Recorder<State>, current: () => State): void {
  useEffect(() => {
    const onPageHide = (): void => recorder.leave(current());
    const onOnline = (): void => recorder.flush();
    addEventListener('pagehide', onPageHide);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('pagehide', onPageHide);
      removeEventListener('online', onOnline);
      recorder.leave(current());
      recorder.stop();
    };
  }, [recorder, current]);
}
