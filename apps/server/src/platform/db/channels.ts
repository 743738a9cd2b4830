/** A listener of a channel. */
export interface ChannelListener {
  readonly onPayload: (payload: string) => void;
  /** The connection was lost for a while, and events with it. */
  readonly onGap: () => void;
}

/** The listeners of each channel of `notify`, for any connection. */
export interface Channels {
  /** @returns whether it is the channel's first listener */
  add(channel: string, listener: ChannelListener): boolean;
  /** @returns whether it was the channel's last listener */
  remove(channel: string, listener: ChannelListener): boolean;
  deliver(channel: string, payload: string): void;
  /** Reports to all listeners that events may have been lost. */
  reportGap(): void;
  names(): string[];
}

const CHANNEL = /^[a-z_][a-z0-9_]{0,62}$/;

/** @param log gets the error of a listener that threw, which would be lost otherwise */
export function makeChannels(log: (line: string) => void): Channels {
  const listeners = new Map<string, Set<ChannelListener>>();
  const notify = (channel: string, what: (listener: ChannelListener) => void): void => {
    for (const listener of listeners.get(channel) ?? []) {
      try {
        what(listener);
      } catch (error) {
        log(`A listener of the channel ${channel} failed: ${String(error)}`);
      }
    }
  };
  return {
    add(channel, listener) {
      if (!CHANNEL.test(channel)) throw new Error(`"${channel}" is no name for a channel.`);
      const known = listeners.get(channel);
      if (known) known.add(listener);
      else listeners.set(channel, new Set([listener]));
      return !known;
    },
    remove(channel, listener) {
      const known = listeners.get(channel);
      if (!known?.delete(listener) || known.size > 0) return false;
      return listeners.delete(channel);
    },
    deliver: (channel, payload) => notify(channel, ({ onPayload }) => onPayload(payload)),
    reportGap() {
      for (const channel of listeners.keys()) notify(channel, ({ onGap }) => onGap());
    },
    names: () => [...listeners.keys()],
  };
}
