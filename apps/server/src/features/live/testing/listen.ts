import type { AddressInfo } from 'node:net';
import { LiveEvent } from '@takhti/contract';
import { buildApp } from '../../../http/app.ts';
import { routes } from '../../../routes.ts';
import type { TestApp } from '../../../testing/index.ts';
import { authenticate } from '../../account/index.ts';
import { registerLiveRoute } from '../index.ts';

/** One more server on the database of a test, with a port of its own, and with connections of its own when it is given some. */
export async function startServer({ services: shared }: TestApp, db = shared.db) {
  const services = { ...shared, db };
  const app = await buildApp({
    services,
    routes,
    authenticate: (bearer) => authenticate(services, bearer),
    plugins: [registerLiveRoute],
    rate_limit_per_minute: 0,
    trust_proxy: false,
    log_level: 'silent',
    checks_replies: true,
    serves_docs: false,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const api = `http://127.0.0.1:${port}/api`;
  return { app, services, api, url: `${api}/live` };
}

/** An open stream, as a screen reads it. */
export interface Listening {
  /** The next event; null when the stream has ended. */
  next(): Promise<LiveEvent | 'full' | null>;
  stop(): void;
}

/** Opens a stream and resolves once the server has it. */
export async function listen(url: string, session_id: string): Promise<Listening> {
  const controller = new AbortController();
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${session_id}` },
    signal: controller.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`status ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readBlock = async (): Promise<string | null> => {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read();
      if (done) return null;
      text += value;
    }
    const end = text.indexOf('\n\n');
    const block = text.slice(0, end);
    text = text.slice(end + 2);
    return block;
  };
  await readBlock();
  return {
    async next() {
      for (let block = await readBlock(); block !== null; block = await readBlock()) {
        if (block.startsWith('event: full')) return 'full';
        if (block.startsWith('data: ')) return LiveEvent.parse(JSON.parse(block.slice(6)));
      }
      return null;
    },
    stop: () => controller.abort(),
  };
}
