import type { KnownBy } from '../platform/db/index.ts';

/** Who attempts something. */
export interface Learner {
  readonly user_id: string;
  /** Who identified the learner; empty for a name in the address, which is not verified, and for none. */
  readonly known_by: KnownBy;
  /** From where a platform opened it, for whom LTI names. */
  readonly lti_launch_id?: string | null;
}
