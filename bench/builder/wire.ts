import { once } from 'node:events';

/** A line to a browser's own protocol. */
export interface Wire {
  /** Gives the reply; throws with the browser's own words. */
  readonly ask: <Reply>(method: string, params: object, sessionId?: string) => Promise<Reply>;
  /** Hears one kind of event until another comes. */
  readonly gather: (each: string, last: string, hear: (params: unknown) => void) => Promise<void>;
  readonly close: () => void;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Opens a connection to the address that a browser prints when it starts. */
export async function openWire(address: string): Promise<Wire> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const asked = new Map<number, (message: Message) => void>();
  const heard = new Map<string, (params: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) asked.get(message.id)?.(message);
    else if (message.method !== undefined) heard.get(message.method)?.(message.params);
  });
  let last = 0;
  return {
    ask: <Reply>(method: string, params: object, sessionId?: string) =>
      new Promise<Reply>((resolve, reject) => {
        const id = (last += 1);
        asked.set(id, ({ result, error }) => {
          asked.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as Reply);
        });
        socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
      }),
    gather: (each, end, hear) =>
      new Promise((resolve) => {
        heard.set(each, hear);
        heard.set(end, () => resolve());
      }),
    close: () => socket.close(),
  };
}
