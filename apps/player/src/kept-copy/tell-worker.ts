import type { KeepMessage } from './keep-message.ts';

/**
 * Tells the worker to keep what this page shows, with all that the page is made of. Nothing is kept where the browser has no service
 * workers, as at an address that is not a secure one.
 */
export async function tellWorker(message: Omit<KeepMessage, 'files'>): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  // Refused where the browser keeps nothing for this site: then it is shown online alone.
  if (
    !(await workers?.register('/player/worker.js', { scope: scopeOf(location.pathname) }).catch(() => null))
  )
    return;
  const worker = (await workers?.ready)?.active;
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
  worker?.postMessage(whole);
}

/** Of which pages a worker is: those of the player, which lie under one of three names, and none of the studio's. */
export function scopeOf(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/');
  return rest.length === 0 ? `/${first}` : `/${first}/`;
}
