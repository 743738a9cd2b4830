// The least that could answer the measured calls: Node's HTTP server and the driver, in a process of its own. No framework, no
// session, no parsing by a schema, no rule, no transaction, no log.
import { createServer, type IncomingMessage } from 'node:http';
import { Pool, type QueryResult, type QueryResultRow } from 'pg';
import { foldersIn } from '../../apps/server/src/platform/db/embedded/data-folder.ts';
import { WorkerStream } from '../../apps/server/src/platform/db/embedded/worker-stream.ts';
import { valueTypes } from '../../apps/server/src/platform/db/schema/values.ts';

/** A request's body, taken as it comes: the bare server checks nothing. */
export type BareBody = Readonly<Record<string, unknown>>;

/** The driver, each statement named by its text: the database parses and plans it once, as it does ours. */
export interface BarePool {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>;
}

/** Each measured call in one or two statements, without transaction or rule. */
export type BareAnswers = Readonly<
  Record<string, (pool: BarePool, body: BareBody, bearer: string) => Promise<unknown>>
>;

const { PORT, HOST, DATA_DIR = '', DATABASE_URL = '' } = process.env;

function embeddedPool(data_dir: string): Pool {
  const settings = {
    folder: foldersIn(data_dir).data,
    is_durable: true,
    limit: () => Infinity,
    after: Promise.resolve(),
  };
  return new Pool({
    stream: () => new WorkerStream(settings),
    types: valueTypes,
    user: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
  });
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>;
}

async function answer(pool: BarePool, answers: BareAnswers, request: IncomingMessage): Promise<string> {
  const answerCall = answers[(request.url ?? '').replace('/api/', '')];
  if (!answerCall) throw new Error(`${request.url} is none of the measured calls`);
  const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
  const data = await answerCall(pool, await bodyOf(request), bearer);
  return JSON.stringify({ error_code: 0, error_message: '', data });
}

function named(pool: Pool): BarePool {
  const names = new Map<string, string>();
  return {
    query(text, values = []) {
      const name = names.get(text) ?? `bare_${names.size}`;
      names.set(text, name);
      return pool.query({ name, text, values });
    },
  };
}

/** Answers on the port and the database that the environment names, and says its address once it does. */
export async function serveBare(answers: BareAnswers): Promise<void> {
  const pool =
    DATABASE_URL === ''
      ? embeddedPool(DATA_DIR)
      : new Pool({ connectionString: DATABASE_URL, types: valueTypes, max: 10 });
  const bare = named(pool);
  const server = createServer((request, reply) => {
    answer(bare, answers, request).then(
      (text) =>
        reply
          .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
          .end(text),
      (error: unknown) => {
        console.log(error);
        reply.writeHead(500, { 'content-length': 0 }).end();
      },
    );
  });
  // The product's framework keeps connections that long.
  server.keepAliveTimeout = 72_000;
  await pool.query('select 1');
  server.listen(Number(PORT), HOST, () => {
    const address = server.address();
    console.log(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
  });
  process.on('SIGTERM', () => void pool.end().finally(() => process.exit(0)));
}
