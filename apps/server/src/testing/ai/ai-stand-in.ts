import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in is asked, as the protocol has it. */
export interface Asked {
  readonly authorization: string | undefined;
  readonly path: string;
  readonly text: string;
  readonly has_schema: boolean;
  readonly has_tools: boolean;
}

/** How it answers one question. */
export type Answering =
  /** Streams a list with these elements, a few letters at a time; it waits before all of them, or once the first two have gone. */
  | {
      readonly kind: 'list';
      readonly elements: readonly unknown[];
      readonly thinks?: Promise<unknown>;
      readonly wait?: Promise<unknown>;
    }
  /** Streams this text, no matter what it is. */
  | { readonly kind: 'text'; readonly text: string; readonly finish?: 'stop' | 'length' | 'content_filter' }
  /** Streams the beginning of a list and closes the connection, or sends nothing more. */
  | { readonly kind: 'break' | 'stall'; readonly elements: readonly unknown[] }
  | { readonly kind: 'status'; readonly status: number; readonly message: string };

export interface AiStandIn {
  /** As an administrator names it, up to and with /v1. */
  readonly address: string;
  readonly asked: Asked[];
  /** Sets how it answers from now on. */
  answer(next: Answering | ((asked: Asked) => Answering)): void;
  close(): Promise<void>;
}

/** Starts a service that speaks the OpenAI-compatible chat protocol and says what it is told to say. */
export async function startAiStandIn(): Promise<AiStandIn> {
  const asked: Asked[] = [];
  let next: (asked: Asked) => Answering = () => ({ kind: 'list', elements: [] });
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>;
      const question: Asked = {
        authorization: request.headers.authorization,
        path: request.url ?? '',
        text: JSON.stringify(body['messages']),
        has_schema: JSON.stringify(body['response_format'] ?? {}).includes('json_schema'),
        has_tools: body['tools'] !== undefined,
      };
      asked.push(question);
      void reply(response, next(question));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/v1`,
    asked,
    answer(how) {
      next = typeof how === 'function' ? how : () => how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function reply(response: ServerResponse, how: Answering): Promise<void> {
  if (how.kind === 'status') {
    response.writeHead(how.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: how.message, type: 'error', code: null } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (how.kind === 'text') {
    send(response, how.text);
    return end(response, how.finish ?? 'stop');
  }
  if (how.kind === 'list') await how.thinks;
  send(response, '{"elements":[');
  for (const [at, element] of how.elements.entries()) {
    send(response, `${at > 0 ? ',' : ''}${JSON.stringify(element)}`);
    if (at === 1 && how.kind === 'list') await how.wait;
  }
  if (how.kind === 'break') {
    send(response, ',{"question":"half of');
    // The written data must be sent before the connection is closed.
    setImmediate(() => response.destroy());
  } else if (how.kind === 'list') {
    send(response, ']}');
    end(response, 'stop');
  }
}

function send(response: ServerResponse, text: string): void {
  // Letter by letter is what real services do with scripts that their models know badly.
  for (let at = 0; at < text.length; at += 24) event(response, { content: text.slice(at, at + 24) }, null);
}

function end(response: ServerResponse, finish: string): void {
  event(response, {}, finish);
  response.end('data: [DONE]\n\n');
}

function event(response: ServerResponse, delta: object, finish_reason: string | null): void {
  const choices = [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason }];
  const chunk = { id: 'a', object: 'chat.completion.chunk', created: 1, model: 'stand-in', choices };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}
