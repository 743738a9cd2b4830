import type { Services } from '../../http/services.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { countNewAnswers } from './compute-statistics.ts';

const everyMs = 10 * 60_000;

/**
 * Begins to count learners' answers every ten minutes, for the desks of authors; pages of statistics count what they need at once.
 * @returns a function that stops it
 */
export function startStatistics(services: Services): () => void {
  const run = oneAtATime(services.background, 'statistics of answers', () => countNewAnswers(services));
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
