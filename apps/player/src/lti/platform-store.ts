/** The frame in which an LMS stores data for its tools (LTI Platform Storage 0.1). */
export interface PlatformStore {
  /** The name of its frame; `_parent` for the page around; empty where it keeps nothing. */
  readonly frame: string;
  readonly origin: string;
}

type Request =
  | { readonly subject: 'lti.put_data'; readonly key: string; readonly value: string }
  | { readonly subject: 'lti.get_data'; readonly key: string };

/** An LMS that has not answered by then will not. */
const patience_ms = 1_500;

/** Asks an LMS to keep something or to give it back; null where it does not. */
export function askPlatform(store: PlatformStore, request: Request): Promise<string | null> {
  const receiver = receiverOf(store);
  if (receiver === null) return Promise.resolve(null);
  const message_id = `${request.key}.${request.subject}`;
  return new Promise((resolve) => {
    const done = (value: string | null): void => {
      removeEventListener('message', onMessage);
      clearTimeout(timer);
      resolve(value);
    };
    const onMessage = ({
      origin,
      data,
    }: MessageEvent<{ message_id?: unknown; value?: unknown } | null>): void => {
      if (origin !== store.origin || data?.message_id !== message_id) return;
      done(typeof data.value === 'string' ? data.value : null);
    };
    const timer = setTimeout(() => done(null), patience_ms);
    addEventListener('message', onMessage);
    receiver.postMessage({ ...request, message_id }, store.origin);
  });
}

function receiverOf({ frame, origin }: PlatformStore): Window | null {
  const around = (window.opener as Window | null) ?? (window.parent === window ? null : window.parent);
  if (around === null || frame === '' || origin === '') return null;
  if (frame === '_parent') return around;
  const frames = around.frames as unknown as Readonly<Record<string, Window | undefined>>;
  try {
    return frames[frame] ?? around;
  } catch {
    // Only some browsers let a page of another origin see the names of its frames.
    return around;
  }
}
