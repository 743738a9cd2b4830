/** Why the player asks its host to close. */
export type CloseReason = 'BOOKMARKED' | 'UNAUTHORIZED' | 'COMPLETED';
/** How a module was completed. */
export type CompletionReason = 'FINISHED' | 'TIME_UP' | 'PREVIEW';

/** Messages of the player to the window that opened or embeds it (C-965 to C-967). */
export type HostMessage =
  | { readonly type: 'close'; readonly reason: CloseReason; readonly data: null }
  | { readonly type: 'module-completed'; readonly reason: CompletionReason; readonly data: object }
  /** Content of a lesson was opened: content that is only viewed has no later message. */
  | { readonly type: 'takhti-opened' }
  /** It was played to its end, and its answers wait on this device for a network. */
  | { readonly type: 'takhti-waiting' }
  | { readonly type: 'takhti-preview-ready' }
  /** Escape was pressed in a preview, for nothing in it: the page around it may take it as pressed there. */
  | { readonly type: 'takhti-preview-escape' }
  /** A picture of content is rendered: the page that shows it; empty where nothing could be rendered. */
  | { readonly type: 'takhti-picture-drawn'; readonly page: string }
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

/**
 * The windows that may listen: who opened this one, and who embeds it.
 * @param targets the origins that may receive messages; messages wait until they are known
 */
export function hostOf(
  here: { readonly opener: unknown; readonly parent: unknown },
  targets: readonly string[] | Promise<readonly string[]>,
): Host {
  const receivers = [here.opener, here.parent].filter(
    (other): other is Receiver => other !== null && other !== undefined && other !== here,
  );
  return {
    isPresent: receivers.length > 0,
    send(message) {
      const say = (origins: readonly string[]): void => {
        for (const receiver of receivers) for (const origin of origins) receiver.postMessage(message, origin);
      };
      if (targets instanceof Promise) void targets.then(say);
      else say(targets);
    },
  };
}

/**
 * The origins that messages go to (C-967): who led here when that is ourselves or on the list, else everybody on the list,
 * else ourselves. Never `*`: a result belongs to its learner.
 * @param list The origins that the institution names.
 */
export function messageTargets(referrer: string, ownOrigin: string, list: readonly string[]): string[] {
  const allowed = list.flatMap((entry) => originOf(entry) ?? []);
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
