import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from './run.mjs';

const STARTS_WITHIN = 30_000;

/**
 * Starts a private PostgreSQL for tests and bench: its own folder, its own free port on the loopback address, its own
 * password, and no care for a power cut unless `more` settings ask for it. It is gone when the script ends, however that
 * happens. Gives { url, stop, kill }: `kill` ends it as kill -9 does.
 */
export async function startPostgres(binaries, more = {}) {
  const folder = makeFolder();
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const owner = unprivilegedOwner();
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const data = join(folder, 'data');
  await make(
    folder,
    `${binaries}/initdb`,
    // Sorts as a server in production does, unlike the embedded database: a test that leans on either is found.
    `-D ${data} -U takhti --lc-messages=C --auth=scram-sha-256 --pwfile=${passwordFile} --no-sync -E UTF8 --locale=C.UTF-8 --locale-provider=icu --icu-locale=en`.split(
      ' ',
    ),
  );
  return serve(binaries, folder, password, more);
}

/** Starts a PostgreSQL that follows another one of this script, in the same way, with the same password. */
export async function startFollower(binaries, primary_url, more = {}) {
  const folder = makeFolder();
  const { password } = new URL(primary_url);
  await make(folder, `${binaries}/pg_basebackup`, [
    '-D',
    join(folder, 'data'),
    '-d',
    primary_url,
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--no-sync',
  ]);
  return serve(binaries, folder, password, more);
}

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'takhti-postgres-'));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** Runs a program of PostgreSQL that fills a folder; the folder is gone when it fails. */
async function make(folder, program, args) {
  const made = await run(program, args, { cwd: folder, quiet: true, ...unprivilegedOwner() });
  if (made.code === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`${program}: ${made.output.trim()}`);
}

async function serve(binaries, folder, password, more) {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    ...more,
  };
  const server = spawn(
    `${binaries}/postgres`,
    [
      '-D',
      join(folder, 'data'),
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...unprivilegedOwner() },
  );
  const log = [];
  server.stdout.on('data', (piece) => log.push(piece));
  server.stderr.on('data', (piece) => log.push(piece));

  const stop = () => {
    process.off('exit', stop);
    // SIGQUIT: at once; nothing in it is needed any more.
    server.kill('SIGQUIT');
    // Its processes write until they have ended, and a folder that fills again while it is removed stays, without an error.
    for (let tries = 0; tries < 50 && existsSync(folder); tries += 1) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  };
  process.on('exit', stop);
  if (!(await isReady(server, log))) {
    stop();
    throw new Error(`PostgreSQL did not start: ${Buffer.concat(log).toString().trim()}`);
  }
  const url = `postgres://takhti:${password}@127.0.0.1:${port}/postgres`;
  return { url, stop, kill: () => server.kill('SIGKILL') };
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** It refuses connections for a while after it began to listen, so what it says is waited for, not its port. */
async function isReady(server, log) {
  const deadline = performance.now() + STARTS_WITHIN;
  while (performance.now() < deadline && server.exitCode === null) {
    if (/ready to accept (read-only )?connections/.test(Buffer.concat(log).toString())) return true;
    await wait(50);
  }
  return false;
}

/** A port of the loopback address that nobody uses now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
