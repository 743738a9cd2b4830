import { aiRunDays, botTalkDays, limits } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import { sweepSignUps } from '../account/index.ts';
import { sweepBins } from '../containers/index.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { sweepFiles } from './sweep-files.ts';
import {
  clearRounds,
  deleteIdleCompetitors,
  deleteUnknownAttempts,
  emptyRunsBefore,
  wipeTalksBefore,
  type UnknownLearners,
} from './sweep.queries.ts';

const hour = 3_600_000;
const chunk = 1_000;

export interface SweepSettings {
  readonly unused_days: number;
  /** 0 to keep them. */
  readonly anonymous_attempt_days: number;
  /** 0 to keep them. */
  readonly unchecked_attempt_days: number;
  readonly sign_up_confirm_days: number;
}

/**
 * Begins to remove what nobody needs any more: temporary files that were left behind, attempts of nobody known, learners who entered a
 * competition and never played and accounts whose address was never confirmed, talks, what models were asked, live rounds and what lay in bins for long enough each hour, files that nothing refers to every six.
 * @returns a function that stops it
 */
export function startSweeps(services: Services, settings: SweepSettings): () => void {
  const { background } = services;
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
  const files = oneAtATime(background, 'sweep of files', () => sweepFiles(services, settings.unused_days));
  const timers = [setInterval(small, hour), setInterval(files, 6 * hour)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Deletes attempts of unknown learners, so many days after they were last saved. */
export async function sweepAttempts(services: Needs, who: UnknownLearners, days: number): Promise<void> {
  await deleteOlder(services, days, (tx, before) => deleteUnknownAttempts(tx, who, before, chunk));
}

/** Deletes competitors who entered so many days ago and never played: names of children that nobody needs. */
export async function sweepCompetitors(services: Needs, days: number): Promise<void> {
  await deleteOlder(services, days, (tx, before) => deleteIdleCompetitors(tx, before, chunk));
}

type Needs = Pick<Services, 'db' | 'clock' | 'background'>;

/** @param days 0 to keep all */
async function deleteOlder(
  { db, clock, background }: Needs,
  days: number,
  deleteSome: (tx: Tx, before: Date) => Promise<number>,
): Promise<void> {
  if (days === 0) return;
  const before = new Date(clock.now().getTime() - days * 24 * hour);
  while (!background.stopping.aborted) {
    const deleted = await db.inTransaction((tx) => deleteSome(tx, before));
    if (deleted < chunk) return;
  }
}

/** Deletes what children asked bots after a time. */
export async function sweepBotTalks({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - botTalkDays * 24 * hour);
  await db.inTransaction((tx) => wipeTalksBefore(tx, before));
}

/** Deletes what authors asked models after a time: they may have pasted what is not theirs. */
export async function sweepAiRuns(services: Needs): Promise<void> {
  await deleteOlder(services, aiRunDays, (tx, before) => emptyRunsBefore(tx, before, chunk));
}

/** Ends live rounds that nobody ended; deletes them some days later, with the nicknames of children. */
export async function sweepLiveRounds({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { hours, days } = limits.live_round;
  const hoursAgo = (count: number): Date => new Date(clock.now().getTime() - count * hour);
  await db.inTransaction((tx) => clearRounds(tx, hoursAgo(hours), hoursAgo(24 * days)));
}
