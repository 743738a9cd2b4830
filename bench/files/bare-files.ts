// The least that could take files and give parts of them: Node's HTTP server and streams of the disk, in a process of its own.
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const { PORT, HOST, DATA_DIR = '' } = process.env;
let taken = 0;

async function take(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  taken += 1;
  const name = `film-${taken}`;
  await pipeline(request, createWriteStream(path.join(DATA_DIR, name)));
  reply.end(name);
}

async function give(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const file = path.join(DATA_DIR, path.basename(request.url ?? ''));
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = first === undefined ? {} : { start: Number(first), end: Number(last) };
  const length = part.end === undefined ? (await stat(file)).size : part.end - part.start + 1;
  reply.writeHead(first === undefined ? 200 : 206, { 'content-length': length });
  await pipeline(createReadStream(file, part), reply);
}

const server = createServer((request, reply) => {
  const work = request.method === 'POST' ? take(request, reply) : give(request, reply);
  work.catch(() => reply.destroy());
});
server.listen(Number(PORT), HOST, () => {
  const at = server.address();
  console.log(`http://localhost:${typeof at === 'object' ? at?.port : ''}`);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
