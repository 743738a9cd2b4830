import { Problem } from '@takhti/contract';
import type { WindowCounter, WindowLimit } from '../../platform/window-counter.ts';

/** Attempts begun within a quarter of an hour, which the services' counter counts. */
export const launchLimits = {
  window_ms: 15 * 60_000,
  /** A school may sit behind one address: hundreds of learners who begin several times. */
  per_address: 5_000,
  /** As somebody who begins anew again and again; counted with the address, so that nobody can lock another one out. */
  per_learner: 100,
} as const;

/**
 * Counts an attempt before it is begun: each is a row that is kept.
 * @throws Problem request.too_many
 */
export function countLaunch(
  launches: WindowCounter,
  address: string,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: string },
): void {
  const { per_address, per_learner } = launchLimits;
  const limits: WindowLimit[] = [{ subject: `from ${address}`, most: per_address }];
  if (user_id !== '')
    limits.push({ subject: `${institution_id} ${user_id} from ${address}`, most: per_learner });
  if (!launches.count(limits)) throw new Problem('request.too_many');
}
