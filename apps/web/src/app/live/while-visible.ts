/** A short look away does not end the stream. */
const grace_ms = 60_000;

/**
 * Runs something while the window can be seen. Browsers hold few lines to one server: windows that nobody sees must not
 * take them from the one that is worked in.
 */
export function whileVisible(start: () => () => void): () => void {
  let stop: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    stop?.();
    stop = null;
  };
  const follow = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') stop ??= start();
    else timer = setTimeout(end, grace_ms);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    clearTimeout(timer);
    end();
  };
}
