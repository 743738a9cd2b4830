/** Ends the task here, so that the browser can paint and answer input before the rest of the work. */
export function yieldToMain(): Promise<void> {
  // Safari has no scheduler.yield.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
