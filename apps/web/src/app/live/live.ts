import { makeLive } from './make-live.ts';
import { openStream } from './open-stream.ts';
import { makeScreenRefresher } from './refresh-screens.ts';
import { whileVisible } from './while-visible.ts';

/** The live events of this window. */
export const live = makeLive({
  open: openStream,
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
  random: Math.random,
});

/** Listens, and keeps the screens up to date, until the returned function is called. */
export function followLive(): () => void {
  const unsubscribe = live.subscribe(makeScreenRefresher(Math.random));
  const stop = whileVisible(live.start);
  return () => {
    stop();
    unsubscribe();
  };
}
