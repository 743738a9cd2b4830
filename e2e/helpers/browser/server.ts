import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A server of the product that one worker has to itself. */
export interface StudioServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut of this one process does; what it kept stays. */
  readonly kill: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
// Loaded into the server, it ends it also when this worker is killed.
const endWithParent = new URL('../../../scripts/lib/end-with-parent.mjs', import.meta.url).href;
const startsWithin = 60_000;

/** The data folder of this worker's server: each worker counts its own, and a worker that failed is followed by a new one. */
export function dataFolder(): string {
  return join(process.env['E2E_FOLDER'] ?? '', `worker-${process.env['TEST_WORKER_INDEX'] ?? ''}`);
}

/** Starts a server on a copy of the demo's database, so that no worker sees what another one does. */
export async function startServer(folder = dataFolder()): Promise<StudioServer> {
  const template = process.env['E2E_TEMPLATE'];
  if (!template)
    throw new Error('Run the journeys by npm run test:e2e: it makes the database that they start from.');
  await cp(template, folder, { recursive: true });
  return startServerOn(folder);
}

/** Starts a server on what another one has left behind. */
export async function startServerOn(folder: string): Promise<StudioServer> {
  // Another program may take a free port in the moment before the server does.
  for (let tries = 0; ; tries += 1) {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const server = spawn(process.execPath, ['--import', endWithParent, 'apps/server/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, ...settings, PORT: String(port), PUBLIC_URL: address, DATA_DIR: folder },
    });
    // A worker that ends takes its server along, also where it fails.
    const kill = () => void server.kill('SIGKILL');
    process.once('exit', kill);
    const end = async () => {
      process.off('exit', kill);
      if (server.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit');
    };
    const stop = async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    };
    if (await isHealthy(address, server)) return { address, stop, kill: end };
    process.off('exit', kill);
    if (server.exitCode === null || tries === 2) {
      await stop();
      throw new Error('the server of the journeys did not start');
    }
  }
}

/** What the journeys' server is told besides its place; the caller's own database, storage and mail server are left alone. */
const settings = {
  HOST: '127.0.0.1',
  NODE_ENV: 'test',
  RATE_LIMIT_PER_MINUTE: '0',
  CONNECTIONS_PER_ADDRESS: '0',
  DATABASE_URL: '',
  S3_ENDPOINT: '',
  S3_BUCKET: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  SMTP_URL: '',
  // Stand-ins of other systems listen on this machine.
  OUTGOING_PRIVATE: 'true',
};

async function isHealthy(address: string, server: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + startsWithin;
  while (performance.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${address}/health`).catch(() => null);
    if (answer?.ok) return true;
    await wait(50);
  }
  return false;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
