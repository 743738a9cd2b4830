import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openOutgoing } from './outgoing.ts';

const out = openOutgoing({ allows_private: true, timeout_ms: 500, silence_ms: 500 });
afterAll(() => out.close());

/** The address of what answers whatever it is asked with these bytes. */
async function startAnswering(answer: (line: Socket) => void): Promise<string> {
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    line.on('error', () => undefined);
    line.once('data', () => answer(line));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    for (const line of lines) line.destroy();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const switching = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n';

test.each([
  ['another protocol', (line: Socket) => void line.write(switching)],
  ['another protocol, and hangs up', (line: Socket) => void line.end(switching)],
  ['that it goes on, and hangs up', (line: Socket) => void line.end('HTTP/1.1 100 Continue\r\n\r\n')],
  ['that it goes on, and no more', (line: Socket) => void line.write('HTTP/1.1 103 Early Hints\r\n\r\n')],
  ['nothing', () => undefined],
  ['nothing, and hangs up', (line: Socket) => void line.end()],
  ['what is no HTTP', (line: Socket) => void line.end('hello')],
  ['a half head', (line: Socket) => void line.end('HTTP/1.1 200 OK\r\ncontent-le')],
])('whoever answers %s holds nobody', async (_what, answer) => {
  const address = await startAnswering(answer);
  const told = { kind: 'no_answer', fault: expect.any(String) };
  expect(await out.get({ address })).toEqual(told);
  expect(await out.post({ address, body: {} })).toEqual(told);
  expect(await out.stream({ address, body: {} })).toEqual(told);
});
