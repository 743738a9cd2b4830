import { postToWorker } from './post-to-worker.ts';

/** After the page is complete, on a slow network too; what comes later is kept the next time. */
const MOMENTS_MS = [2_000, 15_000];

/**
 * Keeps content that is opened and not attempted, so that it opens again without a network.
 * @param asked by the call at `path`, which answered `data`
 */
export function keepOpened(path: string, asked: object, data: object): void {
  for (const moment of MOMENTS_MS)
    setTimeout(() => void postToWorker({ parts: [], opened: { path, asked, data } }), moment);
}
