import { sweepSignUps } from './features/account/index.ts';
import { sweepAiRuns, sweepBotTalks } from './features/ai/index.ts';
import { sweepCompetitors } from './features/competing/index.ts';
import { sweepBins } from './features/containers/index.ts';
import { sweepAttempts, sweepLiveRounds } from './features/players/index.ts';
import { sweepFiles } from './features/storage/index.ts';
import type { Services } from './http/services.ts';
import { oneAtATime } from './platform/one-at-a-time.ts';

const hour = 3_600_000;

export interface SweepSettings {
  readonly unused_days: number;
  /** 0 to keep them. */
  readonly anonymous_attempt_days: number;
  /** 0 to keep them. */
  readonly unchecked_attempt_days: number;
  readonly sign_up_confirm_days: number;
}

/**
 * Begins to remove what nobody needs any more, each as its feature says: rows every hour, files that nothing refers to every six.
 * @returns a function that stops it
 */
export function startSweeps(services: Services, settings: SweepSettings): () => void {
  const { background, metrics } = services;
  const small = oneAtATime(background, 'sweep of attempts, sign-ups and bins', async () => {
    await services.temporary.sweep();
    await services.halves.sweep();
    await sweepAttempts(services, 'unnamed', settings.anonymous_attempt_days);
    await sweepAttempts(services, 'unchecked', settings.unchecked_attempt_days);
    await sweepCompetitors(services, settings.anonymous_attempt_days);
    await sweepSignUps(services, settings.sign_up_confirm_days);
    await sweepBotTalks(services);
    await sweepAiRuns(services);
    await sweepLiveRounds(services);
    await sweepBins(services);
  });
  let unread = 0;
  metrics.gauge(
    'takhti_sweep_unread_rows',
    'Rows that the last sweep of files could not read.',
    () => unread,
  );
  const files = oneAtATime(background, 'sweep of files', async () => {
    unread = await sweepFiles(services, settings.unused_days);
  });
  const timers = [setInterval(small, hour), setInterval(files, 6 * hour)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
