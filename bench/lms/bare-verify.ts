// The least that must be done for a launch: the signature of its token is checked, behind Node's HTTP server, in a process of its own.
import { createServer, type IncomingMessage } from 'node:http';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';

const { PORT, HOST, JWKS = '' } = process.env;
const keys = createLocalJWKSet(JSON.parse(JWKS) as JSONWebKeySet);

async function check(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const form = new URLSearchParams(Buffer.concat(pieces).toString());
  const { payload } = await jwtVerify(form.get('id_token') ?? '', keys, { algorithms: ['RS256'] });
  return payload.sub ?? '';
}

const server = createServer((request, reply) => {
  check(request).then(
    (text) => reply.writeHead(200, { 'content-length': Buffer.byteLength(text) }).end(text),
    () => reply.writeHead(403, { 'content-length': 0 }).end(),
  );
});
server.listen(Number(PORT), HOST, () => {
  const at = server.address();
  console.log(`http://localhost:${typeof at === 'object' ? at?.port : ''}`);
});
process.on('SIGTERM', () => process.exit(0));
