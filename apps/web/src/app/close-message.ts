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
 * Sends the close message to the opener and to the parent, where there are any: that this window is done, or why it failed.
 * It carries nothing else, so anybody may hear it.
 */
export function sendCloseMessage(
  { opener, parent, self }: Surroundings,
  reason: '' | 'UNAUTHORIZED' = '',
): void {
  const message = { type: 'close', reason };
  opener?.postMessage(message, '*');
  if (parent !== self) parent?.postMessage(message, '*');
}

/** Tells the windows around that this one is done, and closes it; a browser closes only what was opened by a page. */
export function closeWindow(): void {
  sendCloseMessage(globalThis.window);
  globalThis.close();
}
