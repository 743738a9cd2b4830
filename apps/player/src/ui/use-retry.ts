import { useEffect, useState } from 'react';

/** Fetches a failed part again, by hand or automatically when online again. */
export function useRetry(onGet: () => Promise<boolean>): { isTrying: boolean; retry: () => void } {
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    const get = (): void => void onGet();
    addEventListener('online', get);
    return () => removeEventListener('online', get);
  }, [onGet]);

  async function run(): Promise<void> {
    setTrying(true);
    if (!(await onGet())) await reopen();
    setTrying(false);
  }
  return { isTrying, retry: () => void run() };
}

/**
 * Opens the page again when the server answers: the parts of an older edition are not there any more, and some browsers do not
 * fetch again what failed once. What was answered is kept, and continues from there. Without a network the page stays, for opening
 * it would leave nothing to look at.
 */
async function reopen(): Promise<void> {
  try {
    await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  } catch {
    return;
  }
  location.reload();
}
