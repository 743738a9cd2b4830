import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../http/services.ts';
import { isPlayerPage } from '../../../http/static.ts';

const policy = 'content-security-policy';
const opener = 'cross-origin-opener-policy';

/** The sources of Google's picker and of its window for permission. */
const hosts = {
  'script-src': 'https://apis.google.com https://accounts.google.com/gsi/client',
  'style-src': 'https://accounts.google.com/gsi/style',
  'frame-src': 'https://docs.google.com https://accounts.google.com https://content.googleapis.com',
  'connect-src': 'https://accounts.google.com/gsi/',
};

/** Lets the studio's pages load Google's picker where the server has keys for it; no page of learners, and no page elsewhere. */
export function registerDrivePolicy(app: FastifyInstance, { settings }: Services): void {
  if (!settings.drive) return;
  app.addHook('onSend', async (request, reply) => {
    const sent = reply.getHeader(policy);
    const isStudio = typeof sent === 'string' && sent.includes('script-src') && !isPlayerPage(request.url);
    if (!isStudio || request.url.startsWith('/packages/')) return;
    reply.header(policy, withHosts(sent));
    // The window for permission reports its result to this page.
    if (reply.hasHeader(opener)) reply.header(opener, 'same-origin-allow-popups');
  });
}

function withHosts(sent: string): string {
  return sent
    .split(';')
    .map((directive) => {
      const name = directive.trim().split(' ')[0] ?? '';
      return name in hosts ? `${directive} ${hosts[name as keyof typeof hosts]}` : directive;
    })
    .join(';');
}
