import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The limit of the system for the name of a socket, with a reserve. */
const longest = 100;

/** The socket on which the server of a data folder listens to commands of the same machine. */
export function socketPath(root: string): string {
  const beside = path.join(root, 'database.sock');
  if (Buffer.byteLength(beside) <= longest) return beside;
  const name = createHash('sha256').update(root).digest('hex').slice(0, 24);
  return path.join(tmpdir(), `takhti-${name}.sock`);
}
