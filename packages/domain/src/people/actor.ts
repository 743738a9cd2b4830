import type { RightsHolder } from './rights.ts';

/** The person behind a call, as far as rules need to know. */
export interface Actor extends Pick<RightsHolder, 'active_role' | 'is_user_access'> {
  readonly user_id: string;
  readonly institution_id: number;
  readonly school_id: string | null;
}
