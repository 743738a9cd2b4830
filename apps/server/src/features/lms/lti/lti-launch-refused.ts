import type { LtiRefusal } from '@takhti/domain';

/** A launch, login or registration that is refused, and why. */
export class LtiLaunchRefused extends Error {
  readonly reason: LtiRefusal;
  /** For administrators: the value that was wrong. */
  readonly detail: string;

  constructor(reason: LtiRefusal, detail = '') {
    super(reason);
    this.reason = reason;
    this.detail = detail.slice(0, 200);
  }
}
