import type { LtiRefusal } from '@takhti/domain';

/** A launch that is not let in, and why. */
export class TurnedAway extends Error {
  readonly reason: LtiRefusal;
  /** For administrators: what was not as it should be. */
  readonly detail: string;

  constructor(reason: LtiRefusal, detail = '') {
    super(reason);
    this.reason = reason;
    this.detail = detail.slice(0, 200);
  }
}
