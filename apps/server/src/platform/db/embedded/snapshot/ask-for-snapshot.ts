import { connect } from 'node:net';
import { DatabaseUnavailable } from '../../connection/database-unavailable.ts';
import type { SnapshotAnswer } from './serve-snapshots.ts';
import { socketPath } from './socket-path.ts';

/**
 * Asks the server that holds a data folder for a copy of its database.
 *
 * @param root the data folder
 * @param work is given a data folder to open; it is gone once the work ends
 * @throws DatabaseUnavailable when the server does not answer or could not make one
 */
export async function withSnapshot<T>(root: string, work: (data_dir: string) => Promise<T>): Promise<T> {
  const socket = connect(socketPath(root));
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      let said = '';
      socket.setEncoding('utf8');
      socket.on('data', (piece: string) => {
        said += piece;
        if (said.endsWith('\n')) resolve(said);
      });
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('it closed the connection')));
    }).catch((error: unknown) => {
      throw new DatabaseUnavailable(
        `The Takhti that uses ${root} gives no snapshot of its database: stop it first, or update it.`,
        { cause: error },
      );
    });
    const parsed = JSON.parse(answer) as SnapshotAnswer;
    if ('problem' in parsed)
      throw new DatabaseUnavailable(
        `The Takhti that uses ${root} could not make a snapshot of its database (${parsed.problem}): see that the disk has room ` +
          'for another copy of it.',
      );
    return await work(parsed.folder);
  } finally {
    socket.destroy();
  }
}
