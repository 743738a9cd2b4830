import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './binding/answer.ts';
import { leaveOutPageHeaders } from './page-headers.ts';

const playerPaths = /^\/(player|generic|launch|s)(\/|\?|$)/;
// A file under a hashed name is never asked for again.
const ofFilesThatChange = ['etag', 'last-modified'];
const ofWorker = /[/\\]worker\.js(\.(br|gz))?$/;
const neverPages = /\.(css|js|woff2?|ttf)(\.(br|gz))?$/;

/** Whether an address is one of the player's pages. */
export function isPlayerPage(url: string): boolean {
  return playerPaths.test(url);
}

const looksLikeFile = /^[^?]*\.[^/?]*(\?|$)/;
const notForScreens = /^\/(api|files|packages|health|metrics|lti)(\/|\?|$)/;

/**
 * Serves the built studio and player. Files under `assets` carry a hash in their name and are kept for ever; every other
 * address gets the page of the studio or of the player, which do their own routing.
 */
export async function serveScreens(
  app: FastifyInstance,
  screens: { web: string; player: string } | undefined,
): Promise<void> {
  const pages = screens && { web: pageOf(screens.web), player: pageOf(screens.player) };
  if (screens && pages) {
    const options = {
      index: false as const,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
    };
    await app.register(fastifyStatic, {
      ...options,
      acceptRanges: false,
      root: screens.player,
      prefix: '/player/',
      setHeaders: setPlayerHeaders,
    });
    await app.register(fastifyStatic, { ...options, root: screens.web, prefix: '/', setHeaders });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page =
      pages && wantsPage(request) ? (isPlayerPage(request.url) ? pages.player : pages.web) : undefined;
    if (page) return sendPage(request, reply, page);
    const isCall = request.url.startsWith('/api/');
    const answer = refuse('request.unknown_call', {}, request.id);
    const status = isCall && request.method === 'POST' ? answer.status : 404;
    // A route that found nothing to show may have said why.
    return reply.code(reply.statusCode < 400 ? status : reply.statusCode).send(answer.envelope);
  });
}

function setHeaders(reply: FastifyReply, file: string): void {
  reply.header('cache-control', isAsset(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function setPlayerHeaders(reply: FastifyReply, file: string): void {
  setHeaders(reply, file);
  // It is before all pages of the player, of which some are elsewhere.
  if (ofWorker.test(file)) reply.header('service-worker-allowed', '/');
  if (!isAsset(file) || !neverPages.test(file)) return;
  leaveOutPageHeaders(reply);
  for (const name of ofFilesThatChange) reply.removeHeader(name);
}

function isAsset(file: string): boolean {
  return file.includes(`${path.sep}assets${path.sep}`);
}

interface Page {
  readonly plain: string;
  readonly packed: Buffer;
}

function pageOf(folder: string): Page {
  const file = path.join(folder, 'index.html');
  if (!existsSync(file)) throw new Error(`the screens are not built: ${file} is missing (npm run build)`);
  const plain = readFileSync(file, 'utf8');
  return { plain, packed: brotliCompressSync(plain) };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { plain, packed }: Page): FastifyReply {
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  const isPacked = /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '');
  return isPacked ? reply.header('content-encoding', 'br').send(packed) : reply.send(plain);
}

/** Anyone who asks for an address gets its page, no matter what they accept; for what looks like a file, only who wants a page. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || notForScreens.test(url)) return false;
  return !looksLikeFile.test(url) || (headers.accept ?? '').includes('text/html');
}
