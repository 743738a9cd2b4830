import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { newId } from '../../../ids.ts';
import { socketPath } from './socket-path.ts';

/** The reply to a request for a snapshot: a folder to open as a DATA_DIR of one's own, or why there is none. */
export type SnapshotAnswer = { readonly folder: string } | { readonly problem: string };

/** The folders of snapshots begin so; one that is left belonged to a server that was killed. */
export const snapshotPrefix = 'snapshot-';

/**
 * Lets commands of this machine, run by the same user, have a copy of the embedded database while it is in use. Each connection
 * gets one, which is removed when it ends.
 *
 * @param root the data folder
 * @param makeSnapshot copies the database into an empty folder
 * @returns a function that stops it
 */
export async function serveSnapshots(
  root: string,
  makeSnapshot: (folder: string) => Promise<void>,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  const asking = new Set<Socket>();
  const server = createServer((socket) => {
    asking.add(socket);
    socket.on('error', () => undefined);
    answer(socket, root, makeSnapshot)
      .catch((error: unknown) => log(`A snapshot could not be removed: ${String(error)}`))
      .finally(() => asking.delete(socket));
  });
  const file = socketPath(root);
  // Left by a server that was killed: the folder is ours, so nobody listens there.
  await rm(file, { force: true });
  await listen(server, file);
  await chmod(file, 0o600);
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of asking) socket.destroy();
    });
}

async function answer(
  socket: Socket,
  root: string,
  makeSnapshot: (folder: string) => Promise<void>,
): Promise<void> {
  const gone = new Promise((resolve) => socket.once('close', resolve));
  const folder = await mkdtemp(path.join(root, `${snapshotPrefix}${newId()}-`));
  try {
    const said = await makeSnapshot(folder).then(
      (): SnapshotAnswer => ({ folder }),
      (error: unknown): SnapshotAnswer => ({ problem: String(error) }),
    );
    socket.write(`${JSON.stringify(said)}\n`);
    socket.resume();
    await gone;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function listen(server: Server, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, () => resolve());
  });
}
