import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const STARTS_WITHIN = 10_000;

/** The files that the person who runs the product copies. */
export const deployFolder = path.resolve(import.meta.dirname, '../../../../deploy');
const rules = path.join(deployFolder, 'nginx/takhti-proxy.conf');

/** Where nginx is; empty where there is none: Debian's nginx-light brings it. */
export function findNginx(): string {
  return ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((place) => existsSync(place)) ?? '';
}

/** A running nginx. */
export interface Nginx {
  readonly port: number;
  stop(): void;
}

/**
 * Starts an nginx before servers of this machine, with the rules of `deploy/nginx`. It is gone when the process ends.
 * @param ports of the servers
 */
export async function startNginx(program: string, ports: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'takhti-nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, ports));
  const server = spawn(program, ['-c', file, '-p', folder, '-e', path.join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const stop = (): void => {
    process.off('exit', stop);
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  process.on('exit', stop);
  const deadline = performance.now() + STARTS_WITHIN;
  while (!(await takesConnections(port))) {
    if (performance.now() > deadline || server.exitCode !== null) {
      stop();
      throw new Error('nginx did not start');
    }
    await wait(50);
  }
  return { port, stop };
}

/**
 * Whether nginx takes the example of a whole configuration, without the certificate that it leaves to the person who uses it.
 * @returns what nginx complains of; empty when it is content
 */
export function checkNginxExample(program: string, example: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'takhti-nginx-'));
  try {
    const text = example
      .replaceAll(/^ *ssl_certificate.*$/gm, '')
      .replaceAll(' ssl http2;', ';')
      .replaceAll('/etc/nginx/takhti-proxy.conf', rules);
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, `pid ${folder}/pid; error_log stderr; events {} http {\n${text}\n}`);
    const { status, stderr } = spawnSync(program, ['-t', '-c', file, '-p', folder], { encoding: 'utf8' });
    return status === 0 ? '' : stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function configuration(folder: string, port: number, ports: readonly number[]): string {
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=5s;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  upstream takhti { ${servers.join(' ')} }
  server {
    listen 127.0.0.1:${port};
    include ${rules};
  }
}
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
