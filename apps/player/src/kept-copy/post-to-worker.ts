import type { KeepMessage } from './keep-message.ts';

/** The scope of the player's pages, which frame each other; no page of the studio is in it. */
const scopes = ['/player/', '/generic/', '/launch'];

/** Time for the worker to fetch over a slow network. */
const ANSWER_MS = 120_000;

/**
 * Posts to the worker what this page shows, to be kept with all that the page is made of. Nothing is kept where the browser has no service
 * workers, as at an address that is not a secure one.
 * @returns whether all of it is kept
 */
export async function postToWorker(message: Omit<KeepMessage, 'files'>): Promise<boolean> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return false;
  const begun = scopes.map(async (scope) => workers.register('/player/worker.js', { scope }));
  // Refused where the browser keeps nothing for this site: then it is shown online alone.
  if ((await Promise.all(begun).catch(() => [])).length === 0) return false;
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
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    // A worker that is ended, or older than this page, answers nothing.
    setTimeout(() => resolve(false), ANSWER_MS);
    active?.postMessage(whole, [port2]);
  });
}
