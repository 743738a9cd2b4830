import type { KeepMessage } from './keep-message.ts';

/** Where the pages of the player lie, of which one frames another; none of the studio's is among them. */
const scopes = ['/player/', '/generic/', '/launch'];

/**
 * Tells the worker to keep what this page shows, with all that the page is made of. Nothing is kept where the browser has no service
 * workers, as at an address that is not a secure one.
 */
export async function tellWorker(message: Omit<KeepMessage, 'files'>): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  const begun = scopes.map(async (scope) => workers.register('/player/worker.js', { scope }));
  // Refused where the browser keeps nothing for this site: then it is shown online alone.
  if ((await Promise.all(begun).catch(() => [])).length === 0) return;
  const { active } = await workers.ready;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const addressesIn = (folder: string): string[] =>
    fetched
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(folder))
      .map(({ href }) => href);
  const whole: KeepMessage = {
    ...message,
    parts: [...addressesIn('/player/assets/'), ...message.parts],
    files: addressesIn('/files/'),
  };
  // A worker has no origin to be named: it is this page's own.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(whole);
}
