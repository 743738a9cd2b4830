/** Who listens to which channel of `notify`, whatever connection carries it. */
export interface Channels {
  /** @returns whether it is the channel's first listener */
  add(channel: string, onPayload: (payload: string) => void): boolean;
  /** @returns whether it was the channel's last listener */
  remove(channel: string, onPayload: (payload: string) => void): boolean;
  deliver(channel: string, payload: string): void;
  names(): string[];
}

const CHANNEL = /^[a-z_][a-z0-9_]{0,62}$/;

/** @param log told of a listener that threw, because nobody else would hear of it */
export function makeChannels(log: (line: string) => void): Channels {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  return {
    add(channel, onPayload) {
      if (!CHANNEL.test(channel)) throw new Error(`"${channel}" is no name for a channel.`);
      const known = listeners.get(channel);
      if (known) known.add(onPayload);
      else listeners.set(channel, new Set([onPayload]));
      return !known;
    },
    remove(channel, onPayload) {
      const known = listeners.get(channel);
      if (!known?.delete(onPayload) || known.size > 0) return false;
      return listeners.delete(channel);
    },
    deliver(channel, payload) {
      for (const onPayload of listeners.get(channel) ?? []) {
        try {
          onPayload(payload);
        } catch (error) {
          log(`A listener of the channel ${channel} failed: ${String(error)}`);
        }
      }
    },
    names: () => [...listeners.keys()],
  };
}
