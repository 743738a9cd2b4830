import { Problem } from '@takhti/contract';

/**
 * Refuses for as long as a count says; lets 0 pass.
 * @param wait_ms what `WindowCounter` answers
 * @throws Problem request.too_many
 */
export function refuseWhile(wait_ms: number): void {
  if (wait_ms > 0) throw new Problem('request.too_many', { seconds: Math.ceil(wait_ms / 1000) });
}
