/**
 * Lets one piece of work run at a time for each key: who asks while it runs waits for it and gets its outcome, or its error. What
 * happened after it began may be missing in it.
 * @returns a function that begins the work of a key, or joins what runs of it
 */
export function shareRunning<Outcome>(): (key: string, work: () => Promise<Outcome>) => Promise<Outcome> {
  const running = new Map<string, Promise<Outcome>>();
  return (key, work) => {
    const begun = running.get(key);
    if (begun) return begun;
    const own = work().finally(() => void running.delete(key));
    running.set(key, own);
    return own;
  };
}
