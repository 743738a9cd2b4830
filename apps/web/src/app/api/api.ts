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

/** Connects the client with session and toasts; the composition root calls it once, before the first render. */
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

/** The headers of the session, for requests outside `sendCall`; a session that is due is refreshed first. */
export async function authHeaders(): Promise<{ readonly user_id: string; readonly authorization: string }> {
  await world?.beforeSend();
  const { user_id = '', session_id = '' } = world?.credentials() ?? {};
  return { user_id, authorization: `Bearer ${session_id}` };
}

/**
 * Makes a call without refetching what the screens show: for the login, which has no screens yet, and for callers that refetch
 * themselves. All others use `sendCall`. Throws the errors of Client.send.
 */
export const sendAlone: Client['send'] = (call, input, options) => {
  if (!client) throw new Error('connectApi comes first');
  return client.send(call, input, options);
};
