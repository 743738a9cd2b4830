interface Sink {
  postMessage(message: unknown, targetOrigin: string): void;
}

/** The windows that may have opened this one. */
interface Surroundings {
  readonly opener: Sink | null;
  readonly parent: Sink | null;
  readonly self: unknown;
}

/** The message to the window around the studio (C-447, C-905). */
interface HostMessage {
  readonly type: 'content-picked' | 'assign-button-pressed';
  readonly data: unknown;
}

/**
 * Posts what was picked to the windows around, if they have one of the given origins.
 */
export function postToHost(
  { opener, parent, self }: Surroundings,
  origins: readonly string[],
  message: HostMessage,
): boolean {
  const receivers = [opener, parent === self ? null : parent].filter((each) => each !== null);
  for (const receiver of receivers) for (const origin of origins) receiver.postMessage(message, origin);
  return receivers.length > 0;
}
