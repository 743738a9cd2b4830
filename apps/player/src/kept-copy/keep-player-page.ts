import { postToWorker } from './post-to-worker.ts';

/**
 * Keeps the player's page and its parts, and nothing of what is played: somebody who reloads without a network is told by us that their
 * answers are safe, and goes on as soon as the line is back, instead of meeting the browser's own page.
 */
export async function keepPlayerPage(): Promise<void> {
  await postToWorker({ parts: [] });
}
