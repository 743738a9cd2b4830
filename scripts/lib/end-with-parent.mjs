// Loaded into the server by scripts/start.mjs: when the script is gone (even by kill -9), nobody could stop the server
// any more, and it would keep the port and the data folder from the next start.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
