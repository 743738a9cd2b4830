/** Why the player tells its host to close. */
export type CloseReason = 'BOOKMARKED' | 'UNAUTHORIZED' | 'COMPLETED';
/** How a module was completed. */
export type CompletionReason = 'FINISHED' | 'TIME_UP' | 'PREVIEW';

/** What the player says to the window that opened or embeds it (C-965 to C-967). */
export type HostMessage =
  | { readonly type: 'close'; readonly reason: CloseReason; readonly data: null }
  | { readonly type: 'module-completed'; readonly reason: CompletionReason; readonly data: object }
  | { readonly type: 'takhti-preview-ready' }
  /** Escape was pressed in a preview, for nothing in it: the page around it may take it as pressed there. */
  | { readonly type: 'takhti-preview-escape' }
  /** Cards of a previewed game that have more text than they have room for. */
  | { readonly type: 'takhti-preview-fit'; readonly cards: readonly number[] };

export interface Host {
  /** Whether some window opened or embeds this one. */
  readonly isPresent: boolean;
  send(message: HostMessage): void;
}

interface Receiver {
  postMessage(message: unknown, targetOrigin: string): void;
}

/** The windows that may listen: who opened this one, and who embeds it. */
export function hostOf(
  here: { readonly opener: unknown; readonly parent: unknown },
  targets: readonly string[],
): Host {
  const receivers = [here.opener, here.parent].filter(
    (other): other is Receiver => other !== null && other !== undefined && other !== here,
  );
  return {
    isPresent: receivers.length > 0,
    send(message) {
      for (const receiver of receivers) for (const origin of targets) receiver.postMessage(message, origin);
    },
  };
}

/**
 * The origins that messages go to (C-967): who led here when that is ourselves or on the list, else everybody on the list,
 * else ourselves. Never `*`: a result belongs to its learner.
 * @param list The content of `<meta name="takhti-allowed-origins">`: origins apart by spaces or commas.
 */
export function messageTargets(referrer: string, ownOrigin: string, list: string): string[] {
  const allowed = list.split(/[\s,]+/).flatMap((entry) => originOf(entry) ?? []);
  const from = originOf(referrer);
  if (from !== null && (from === ownOrigin || allowed.includes(from))) return [from];
  return allowed.length > 0 ? allowed : [ownOrigin];
}

function originOf(address: string): string | null {
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? null : origin;
  } catch {
    return null;
  }
}
