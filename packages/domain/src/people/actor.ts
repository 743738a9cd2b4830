import type { RightsHolder } from './rights.ts';

/** Who acts: what rules need to know of the person behind a call. */
export interface Actor extends Pick<RightsHolder, 'active_role' | 'is_user_access'> {
  readonly user_id: string;
  readonly institution_id: number;
  readonly school_id: string | null;
}
