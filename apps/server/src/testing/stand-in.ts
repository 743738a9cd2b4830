import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call that the stand-in got. */
export interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

type StubReply = { status?: number; body?: unknown; headers?: Record<string, string> } | 'hang';
type Reply = (heard: ReceivedCall) => StubReply | Promise<StubReply>;

/** A system of another institution, for tests: it keeps what it hears and answers as it is told. */
export interface StandIn {
  /** Where it listens. */
  readonly address: string;
  readonly heard: ReceivedCall[];
  answer(reply: Reply): void;
  close(): Promise<void>;
}

/** Starts a stand-in of an LMS, which takes everything until it is told otherwise. */
export async function startStandIn(): Promise<StandIn> {
  const heard: ReceivedCall[] = [];
  const takes: Reply = () => ({ body: { error_code: 0 } });
  let reply = takes;
  const answerTo = async (
    request: IncomingMessage,
    text: string,
    response: ServerResponse,
  ): Promise<void> => {
    const call = {
      path: request.url ?? '',
      headers: request.headers,
      body: (text === '' ? {} : JSON.parse(text)) as ReceivedCall['body'],
    };
    heard.push(call);
    const told = await reply(call);
    if (told === 'hang') return;
    response.writeHead(told.status ?? 200, { 'content-type': 'application/json', ...told.headers });
    response.end(typeof told.body === 'string' ? told.body : JSON.stringify(told.body ?? {}));
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void answerTo(request, Buffer.concat(parts).toString('utf8'), response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    heard,
    answer(next) {
      reply = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
