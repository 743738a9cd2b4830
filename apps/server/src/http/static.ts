import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './answer.ts';

const playerPaths = /^\/(player|generic|launch)(\/|\?|$)/;
/**
 * What browsers heed on pages and workers alone, and by what they ask anew for what they need not. The player has no workers, and on each of its files this would be more than half
 * a kilobyte: together most of a tenth of what a learner on a slow line waits for.
 */
const notOfParts = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'etag',
  'last-modified',
];
const neverPages = /\.(css|js|woff2?|ttf)(\.(br|gz))?$/;

const notForScreens = /^\/(api|files|health)(\/|\?|$)/;

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
      root: screens.player,
      prefix: '/player/',
      setHeaders: setPlayerHeaders,
    });
    await app.register(fastifyStatic, { ...options, root: screens.web, prefix: '/', setHeaders });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page =
      pages && wantsPage(request) ? (playerPaths.test(request.url) ? pages.player : pages.web) : undefined;
    if (page)
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(page);
    const isCall = request.url.startsWith('/api/');
    const answer = refuse('request.unknown_call', {}, request.id);
    return reply.code(isCall && request.method === 'POST' ? answer.status : 404).send(answer.envelope);
  });
}

function setHeaders(reply: FastifyReply, file: string): void {
  reply.header('cache-control', isAsset(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function setPlayerHeaders(reply: FastifyReply, file: string): void {
  setHeaders(reply, file);
  if (isAsset(file) && neverPages.test(file)) for (const name of notOfParts) reply.removeHeader(name);
}

function isAsset(file: string): boolean {
  return file.includes(`${path.sep}assets${path.sep}`);
}

function pageOf(folder: string): string {
  const file = path.join(folder, 'index.html');
  if (!existsSync(file)) throw new Error(`the screens are not built: ${file} is missing (npm run build)`);
  return readFileSync(file, 'utf8');
}

function wantsPage(request: FastifyRequest): boolean {
  return (
    request.method === 'GET' &&
    !notForScreens.test(request.url) &&
    (request.headers.accept ?? '').includes('text/html')
  );
}
