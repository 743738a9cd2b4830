interface Sink {
  postMessage(message: unknown, targetOrigin: string): void;
}

/** The windows that may have opened this one. */
export interface Surroundings {
  readonly opener: Sink | null;
  readonly parent: Sink | null;
  readonly self: unknown;
}

/**
 * Sends the close message to the opener and to the parent, if any: this window is done, or why it failed. It contains nothing
 * else, so any page may receive it.
 */
export function sendCloseMessage(
  { opener, parent, self }: Surroundings,
  reason: '' | 'UNAUTHORIZED' = '',
): void {
  const message = { type: 'close', reason };
  opener?.postMessage(message, '*');
  if (parent !== self) parent?.postMessage(message, '*');
}

/** Posts the close message, and closes the window; a browser closes only windows that a page opened. */
export function closeWindow(): void {
  sendCloseMessage(globalThis.window);
  globalThis.close();
}
