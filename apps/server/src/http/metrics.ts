import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../platform/metrics/index.ts';
import { bearerOf } from './binding/bearer.ts';

/** In seconds: from what nobody notices to what everybody gives up on. */
const delays = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Counts every call, and serves `GET /metrics` to callers with the token as bearer. Without a token the address does not exist:
 * the numbers show how much an installation is used.
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  const calls = metrics.counter('takhti_calls_total', 'Calls by path, HTTP status and error code.');
  const seconds = metrics.histogram('takhti_call_seconds', 'How long calls took, by path.', delays);
  let open = 0;
  metrics.gauge('takhti_requests_open', 'Requests that are being answered, live streams too.', () => open);
  app.addHook('onRequest', async (_request, reply) => {
    open += 1;
    reply.raw.once('close', () => {
      open -= 1;
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route, not the address as written: anyone who asks for what is not there must not fill the memory.
    const call = request.routeOptions.url ?? 'none';
    calls.add({ call, status: String(reply.statusCode), error_code: String(request.outcome ?? '') });
    // A live stream takes as long as a screen is open.
    if (!isStream(call)) seconds.observe(reply.elapsedTime / 1000, { call });
  });
  if (token === undefined) return;
  app.get('/metrics', async (request, reply) => {
    if (!isSame(bearerOf(request), token)) return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await metrics.write());
  });
}

function isSame(given: string, wanted: string): boolean {
  const hash = (value: string): Buffer => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

// They are open as long as their screen is.
function isStream(call: string): boolean {
  return call === '/api/live' || call === '/api/live-round';
}
