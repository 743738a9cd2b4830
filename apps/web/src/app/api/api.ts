import { makeClient, type Client } from './client.ts';
import { saveFile } from './file-name.ts';
import { makeLoader } from './loader.ts';
import type { ClientPorts } from './ports.ts';
import { fetchTransport, uploadTransport } from './transport.ts';

/** Running calls, and failed ones that wait for "try again". */
export const loader = makeLoader();

/** How requests reach the server. */
export type Wire = Pick<ClientPorts, 'fetch' | 'upload'>;

const wireOfBrowser: Wire = { fetch: fetchTransport, upload: uploadTransport };

type WorldPorts = Pick<
  ClientPorts,
  | 'credentials'
  | 'beforeSend'
  | 'onSessionState'
  | 'onUnauthorized'
  | 'onQuietlyUnauthorized'
  | 'warn'
  | 'fail'
>;

let client: Client | null = null;
let world: WorldPorts | null = null;

/** Connects the client with session and toasts; the composition root does so once, before anything is drawn. */
export function connectApi(ports: WorldPorts & Partial<Wire>): void {
  world = ports;
  client = makeClient({
    ...wireOfBrowser,
    ...ports,
    loader,
    saveFile,
    checksReplies: import.meta.env.DEV,
  });
}

/** The session's headers for requests that are no calls; a session that is due is refreshed first. */
export async function askingAs(): Promise<{ readonly user_id: string; readonly authorization: string }> {
  await world?.beforeSend();
  const { user_id = '', session_id = '' } = world?.credentials() ?? {};
  return { user_id, authorization: `Bearer ${session_id}` };
}

/**
 * Makes a call, and leaves what the screens show as it is: for the login, which has no screens yet, and where the caller knows
 * better what became old. Everybody else takes `sendCall`. Throws what Client.send throws.
 */
export const sendAlone: Client['send'] = (call, input, options) => {
  if (!client) throw new Error('connectApi comes first');
  return client.send(call, input, options);
};
