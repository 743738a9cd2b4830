import { connect, type Socket } from 'node:net';

/** What a server answered. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** What is no call of the product: a page, or a form that is sent to one. */
export interface PageRequest {
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A kept-alive connection that makes one call at a time. */
export interface Connection {
  call(path: string, body: object, session_id: string): Promise<Reply>;
  send(request: PageRequest): Promise<Reply>;
  close(): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/**
 * Opens a connection to a server on this machine. It writes and reads HTTP/1.1 itself and asks for no compression: the load
 * generator shares the cores with what it measures, and Node's own client takes as long for a call as a server.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = await connected(port);
  let received: Buffer = Buffer.alloc(0);
  let waiting: Waiting | undefined;

  function settle(): void {
    const headEnd = received.indexOf(HEAD_END);
    if (headEnd < 0 || !waiting) return;
    const head = received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    const bodyAt = headEnd + HEAD_END.length;
    if (length === undefined) return fail(new Error(`an answer without a length: ${head}`));
    const end = bodyAt + Number(length);
    if (received.length < end) return;
    const { resolve } = waiting;
    waiting = undefined;
    const body = received.toString('utf8', bodyAt, end);
    received = received.subarray(end);
    resolve({ status: Number(head.slice(9, 12)), body });
  }

  function fail(error: Error): void {
    waiting?.reject(error);
    waiting = undefined;
    socket.destroy();
  }

  socket.on('data', (piece: Buffer) => {
    received = received.length === 0 ? piece : Buffer.concat([received, piece]);
    settle();
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));

  function send({ method, path, headers = {}, body = '' }: PageRequest): Promise<Reply> {
    const bytes = Buffer.from(body);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}content-length: ${bytes.length}\r\n\r\n`;
    return new Promise((resolve, reject) => {
      if (socket.destroyed) {
        reject(new Error('the server closed the connection'));
        return;
      }
      waiting = { resolve, reject };
      socket.write(Buffer.concat([Buffer.from(head), bytes]));
    });
  }

  return {
    call: (path, body, session_id) =>
      send({
        method: 'POST',
        path: `/api/${path}`,
        headers: {
          'content-type': 'application/json',
          ...(session_id !== '' && { authorization: `Bearer ${session_id}` }),
        },
        body: JSON.stringify(body),
      }),
    send,
    close: () => socket.destroy(),
  };
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });
}
