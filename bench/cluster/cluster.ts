import { benchPair } from './pair.ts';
import { benchServers } from './servers.ts';

/** Kills one of several servers, and then the PostgreSQL under one, while people write and screens listen. */
export async function benchCluster(isQuick: boolean): Promise<void> {
  await benchServers(isQuick);
  await benchPair(isQuick);
}
