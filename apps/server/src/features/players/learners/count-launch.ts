import type { Services } from '../../../http/services.ts';
import type { WindowLimit } from '../../../platform/memory/window-counter.ts';
import type { Learner } from '../../../http/learner.ts';
import { refuseWhile } from '../../../http/limits/refuse-while.ts';

/** Attempts begun within a quarter of an hour, which the services' counter counts. */
export const launchLimits = {
  window_ms: 15 * 60_000,
  /** As somebody who begins again and again; counted with the address, so that they cannot lock out others. */
  per_learner: 100,
} as const;

/**
 * Counts an attempt before it is begun: each is a row that is kept.
 * @throws Problem request.too_many
 */
export function countLaunch(
  { launches, settings }: Pick<Services, 'launches' | 'settings'>,
  address: string,
  institution_id: number,
  { user_id, known_by }: Pick<Learner, 'user_id' | 'known_by'>,
): void {
  const limits: WindowLimit[] = [];
  const per_address = settings.launches_per_address;
  if (per_address > 0) limits.push({ subject: `from ${address}`, most: per_address });
  // With who said so: anybody can write somebody's name into an address, also who sits beside them.
  if (user_id !== '')
    limits.push({
      subject: `launch ${institution_id} ${known_by} ${user_id} from ${address}`,
      most: launchLimits.per_learner,
    });
  refuseWhile(launches.count(limits));
}
