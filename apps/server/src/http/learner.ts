import type { KnownBy } from '../platform/db/index.ts';

/** Who attempts something. */
export interface Learner {
  readonly user_id: string;
  /** Who said so; empty for a name that came with the address, which anybody can write there, and for nobody. */
  readonly known_by: KnownBy;
  /** From where a platform opened it, for whom LTI names. */
  readonly lti_launch_id?: string | null;
}
