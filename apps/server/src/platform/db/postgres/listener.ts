import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { Channels } from '../channels.ts';

const LONGEST_PAUSE_MS = 5_000;

export interface Listener {
  subscribe(channel: string): Promise<void>;
  unsubscribe(channel: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens on its own connection, because a pool's connections change. Connects at the first subscription; reconnects until it
 * succeeds, and listens to all channels again.
 */
export function makeListener(settings: {
  /** How to connect now. */
  connect: () => ClientConfig;
  channels: Channels;
  log: (line: string) => void;
}): Listener {
  const { channels, log } = settings;
  let current: Promise<Client> | undefined;
  let isClosed = false;

  async function connect(): Promise<Client> {
    const client = new Client({ ...settings.connect(), application_name: 'takhti listener' });
    client.on('notification', ({ channel, payload = '' }) => channels.deliver(channel, payload));
    // Without a listener an error would end the process; its "end" follows.
    client.on('error', (error) =>
      log(`The connection that listens to the database was lost: ${error.message}`),
    );
    try {
      await client.connect();
      for (const channel of channels.names()) await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    client.on('end', () => {
      if (!isClosed) current = reconnect().then(reportGap);
    });
    return client;
  }

  // Notifications of the meantime are lost.
  function reportGap(client: Client): Client {
    channels.reportGap();
    return client;
  }

  async function reconnect(): Promise<Client> {
    for (let pause = 100; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await connect();
      } catch (error) {
        if (isClosed) throw error;
        await wait(pause, undefined, { ref: false });
      }
    }
  }

  return {
    async subscribe(channel) {
      const client = await (current ??= reconnect());
      await client.query(`listen ${channel}`);
    },
    async unsubscribe(channel) {
      const client = await current;
      await client?.query(`unlisten ${channel}`);
    },
    async close() {
      isClosed = true;
      const client = await current?.catch(() => undefined);
      await client?.end();
    },
  };
}
