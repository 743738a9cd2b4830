import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { calls } from '@takhti/contract';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { RequestTimeouts } from '../config.ts';
import { problemOfFault, refuse } from './binding/answer.ts';
import { bindRoute } from './binding/bind.ts';
import { isOfLeftCaller } from './binding/left-caller.ts';
import { faultForLog } from './binding/fault-for-log.ts';
import { serveDocs } from './docs/docs.ts';
import { serveHealth } from './health.ts';
import { endSlowRequests, limitConnections } from './incoming/connections.ts';
import { serveMetrics } from './metrics.ts';
import { warnOfProxy } from './incoming/warn-of-proxy.ts';
import { limitBodies } from './incoming/limit-bodies.ts';
import { limitRate } from './incoming/rate-limit.ts';
import { isTooComplex } from '../platform/json/storable-json.ts';
import type { Route } from './route.ts';
import type { Authenticate } from './session.ts';
import type { Services } from './services.ts';
import { serveScreens } from './static.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The error_code of the answer, for the log. */
    outcome?: number;
  }
}

export interface AppSettings {
  readonly services: Services;
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  /** Plain routes beside the calls, such as private files. */
  readonly plugins?: readonly ((app: FastifyInstance, services: Services) => void)[];
  readonly rate_limit_per_minute: number;
  readonly trust_proxy: boolean;
  readonly timeouts?: RequestTimeouts;
  /** 0 for no limit. */
  readonly connections_per_address?: number;
  /** Opens `/metrics` to callers with this token. */
  readonly metrics_token?: string | undefined;
  readonly log_level: string;
  readonly checks_replies: boolean;
  /** Whether everybody may read what calls there are. */
  readonly serves_docs: boolean;
  /** Folders of the built screens; absent in tests of calls. */
  readonly screens?: { readonly web: string; readonly player: string };
}

/** In seconds. */
const half_a_year = 182 * 24 * 3600;
const jsonBodyLimit = 2 * 1024 * 1024;
// A request that never ends would hold its connection for ever.
const usualTimeouts: RequestTimeouts = { headers: 20, request: 300, idle: 30 };

/**
 * Builds the HTTP server: every call of the contract, files, documentation, health and the built screens.
 */
export async function buildApp(settings: AppSettings): Promise<FastifyInstance> {
  const { timeouts = usualTimeouts } = settings;
  const app = fastify({
    genReqId: () => randomUUID(),
    // One proxy: it adds the address it saw as the last, and the visitor may have written all before it.
    trustProxy: settings.trust_proxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: jsonBodyLimit,
    requestTimeout: timeouts.request * 1000,
    http: {
      requestTimeout: timeouts.request * 1000,
      // Node wants it no longer than the whole.
      headersTimeout: Math.min(timeouts.headers, timeouts.request) * 1000,
      connectionsCheckingInterval: 2_000,
    },
    // What was sent before the server began to stop is answered as ever.
    return503OnClosing: false,
    // Fastify's own request lines carry addresses and ids of people; ours do not.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.log_level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
  });
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentSecurityPolicy },
    // Only where people come over TLS: a school may serve over plain http on its own network.
    strictTransportSecurity: settings.services.settings.public_url.startsWith('https:') && {
      maxAge: half_a_year,
      includeSubDomains: false,
    },
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(multipart);
  refuseComplexJson(app);
  const publicUrls = new Set(
    settings.routes.filter(({ access }) => access === 'public').map(({ call }) => `/api/${call.path}`),
  );
  const { authenticate, senderOf } = await limitRate(
    app,
    settings.rate_limit_per_minute,
    (url) => publicUrls.has(url),
    settings.authenticate,
  );
  limitBodies(app, senderOf);
  logRequests(app);
  serveMetrics(app, settings.services.metrics, settings.metrics_token);
  warnOfProxy(app, settings.trust_proxy);
  letConnectionsGo(app);
  limitConnections(app, settings.connections_per_address ?? 0);
  endSlowRequests(app, timeouts.idle);
  const left = settings.services.metrics.counter(
    'takhti_callers_left_total',
    'Callers who left before their upload or its answer was whole, by path.',
  );
  app.setErrorHandler(async (error, request, reply) => {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
    const tooLarge = code === 'FST_ERR_CTP_BODY_TOO_LARGE';
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
    const isLeft = isOfLeftCaller(error, reply);
    const problem = tooLarge
      ? 'request.too_large'
      : status === 429
        ? 'request.too_many'
        : status === 500 && !isLeft
          ? problemOfFault(error)
          : 'request.invalid';
    if (isLeft) {
      left.add({ call: request.routeOptions.url ?? 'none' });
      request.log.debug({ correlation_id: request.id }, 'caller left');
    } else if (status === 500) {
      request.log.error({ correlation_id: request.id, error: faultForLog(error) }, 'fault');
      settings.services.condition.note(error);
    }
    const answer = refuse(problem, {}, request.id);
    await reply.code(answer.status).send(answer.envelope);
  });
  for (const route of settings.routes) bindRoute(app, route, { ...settings, authenticate });
  for (const plugin of settings.plugins ?? []) plugin(app, settings.services);
  serveHealth(app, settings.services);
  if (settings.serves_docs) await serveDocs(app);
  await serveScreens(app, settings.screens);
  return app;
}

/** Refuses a body that is nested without end, or has parts without number, before it is parsed. */
function refuseComplexJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooComplex(body))
      done(Object.assign(new Error('nested too deeply, or of too many parts'), { statusCode: 400 }));
    else void parse(request, body, done);
  });
}

// Styles are set from script by the component library; everything else comes from us alone.
const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  // The encoder of sounds is WebAssembly; words still never become script.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  // The pages of a book come as blobs, with their style sheets and letters.
  styleSrc: ["'self'", "'unsafe-inline'", 'blob:'],
  imgSrc: ["'self'", 'data:', 'blob:'],
  // A recording is played before it is stored; the video of an article may be on a school's own machine.
  mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
  // The studio frames the player; an article frames the players of these sites.
  frameSrc: ["'self'", 'blob:', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  fontSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  frameAncestors: ["'self'"],
  // A school serves over plain http on its own network; asking for https there would break every request.
  upgradeInsecureRequests: null,
};

/**
 * Checks that routes and contract belong together, before anything listens.
 * @throws Error when a call has no route, a route no call, or the two disagree on who is let in
 */
export function requireEveryCall(routes: readonly Route[]): void {
  const bound = new Map(routes.map((route) => [route.call.path, route]));
  for (const { call, name } of calls) {
    const route = bound.get(call.path);
    if (!route) throw new Error(`the call ${name} (${call.path}) has no route`);
    const isPublic = call.can === 'public' || call.can === 'refresh';
    if (isPublic !== (route.access === 'public'))
      throw new Error(`the call ${name} is declared for ${call.can}, its route is not`);
    bound.delete(call.path);
  }
  if (bound.size > 0) throw new Error(`routes without a call: ${[...bound.keys()].join(', ')}`);
}

// Fastify closes idle connections once, when it begins to close: one whose answer was still on its way is kept by the browser
// for more than a minute, and the server with it. One on which nothing was ever asked is none of the idle ones: browsers open
// some ahead of need.
function letConnectionsGo(app: FastifyInstance): void {
  const open = new Map<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, performance.now());
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      // One that was just taken may bring a request in a moment.
      const before = performance.now() - 500;
      for (const [socket, since] of open) if (socket.bytesRead === 0 && since < before) socket.destroy();
    }, 100);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
}

const builtFile = /^\/(player\/)?assets\//;

function logRequests(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    // Of a built file nothing is logged that its id could be found by.
    if (!builtFile.test(request.url)) reply.header('x-correlation-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (!(route ?? request.url).startsWith('/api/')) return;
    request.log.info(
      {
        correlation_id: request.id,
        call: route?.replace('/api/', ''),
        status: reply.statusCode,
        error_code: request.outcome,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    );
  });
}
