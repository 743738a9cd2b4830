import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './answer.ts';

const playerPaths = /^\/(player|generic|launch)(\/|\?|$)/;
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
    const setHeaders = (reply: { header: (name: string, value: string) => unknown }, file: string): void => {
      reply.header(
        'cache-control',
        file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    };
    await app.register(fastifyStatic, { ...options, root: screens.player, prefix: '/player/', setHeaders });
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
