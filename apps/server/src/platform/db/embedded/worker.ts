import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableNodeFS } from './durable-node-fs.ts';
import { durableParams, startParams } from './start-params.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

const { folder, is_durable } = workerData as WorkerSettings;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const database = await PGlite.create({
  fs: is_durable ? new DurableNodeFS(folder) : new NodeFS(folder),
  startParams: is_durable ? durableParams : startParams,
  extensions: { btree_gin, citext, pg_trgm, pgcrypto, unaccent },
});

function answer(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

async function execute(request: Uint8Array): Promise<void> {
  const pieces: Buffer[] = [];
  await database.execProtocolRawStream(request, {
    syncToFs: false,
    // The bytes belong to PGlite's memory, which the next write reuses.
    onRawData: (bytes) => pieces.push(Buffer.from(bytes)),
  });
  const reply = Buffer.allocUnsafeSlow(pieces.reduce((total, piece) => total + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) offset += piece.copy(reply, offset);
  answer({ kind: 'reply', bytes: reply }, [reply.buffer]);
}

async function close(): Promise<void> {
  await database.query('checkpoint');
  await database.close();
  port?.close();
}

port.on('message', (message: ToWorker) => {
  const work = message.kind === 'close' ? close() : execute(message.bytes);
  // For any failure: the main thread notices the end of the worker, and opens a new one.
  work.catch((error: unknown) =>
    setImmediate(() => {
      throw error;
    }),
  );
});
answer({ kind: 'ready' });
