import { postToWorker } from './post-to-worker.ts';

/**
 * Keeps the player's page and its parts, and nothing of the content: after a reload without a network the player itself says
 * that the answers are safe, and continues once the network is back, in place of the browser's error page.
 */
export async function keepPlayerPage(): Promise<void> {
  await postToWorker({ parts: [] });
}
