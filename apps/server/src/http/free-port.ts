import { createServer } from 'node:net';

/**
 * Finds out whether a port can be listened on, before minutes of set-up are spent on a server that cannot start.
 * @throws the error of listening (EADDRINUSE, EACCES, EADDRNOTAVAIL)
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}
