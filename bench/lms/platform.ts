// A platform in a process of its own: it hands out its keys and access tokens, and keeps scores as AGS 2.0 tells it to: one that is
// not later than the last of its learner is refused with 409. It checks no signature: that is not what is measured.
import { createServer, type IncomingMessage } from 'node:http';
import type { Gradebook } from './gradebook.ts';

const { PORT, HOST, JWKS = '' } = process.env;

const last = new Map<string, number>();
let isAway = true;
let book: Gradebook = { asked: 0, kept: 0, again: 0, late: 0 };

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** Keeps a score, unless it is not later than what is kept. */
function keep(text: string): number {
  const { userId, timestamp } = JSON.parse(text) as { userId: string; timestamp: string };
  const [time, before] = [Date.parse(timestamp), last.get(userId) ?? -Infinity];
  if (time > before) {
    last.set(userId, time);
    book = { ...book, kept: book.kept + 1 };
    return 204;
  }
  book = time === before ? { ...book, again: book.again + 1 } : { ...book, late: book.late + 1 };
  return 409;
}

async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
  const text = await textOf(request);
  const told = (data: unknown) => ({ status: 200, body: JSON.stringify(data) });
  switch (request.url) {
    case '/bench/book':
      return told(book);
    case '/bench/away':
    case '/bench/back':
      isAway = request.url.endsWith('away');
      return told({});
    case '/bench/anew':
      last.clear();
      book = { asked: 0, kept: 0, again: 0, late: 0 };
      return told({});
    case '/keys':
      return { status: 200, body: JWKS };
    default:
  }
  book = { ...book, asked: book.asked + 1 };
  if (isAway) return { status: 503, body: '{}' };
  if (request.url === '/token')
    return told({ access_token: 'of-the-bench', token_type: 'Bearer', expires_in: 3600 });
  return { status: keep(text), body: '' };
}

const server = createServer((request, reply) => {
  answer(request).then(
    ({ status, body }) => reply.writeHead(status, { 'content-type': 'application/json' }).end(body),
    () => reply.destroy(),
  );
});
server.listen(Number(PORT), HOST, () => {
  const at = server.address();
  console.log(`http://localhost:${typeof at === 'object' ? at?.port : ''}`);
});
process.on('SIGTERM', () => process.exit(0));
