import type { Actor, RightsHolder } from '@takhti/domain';
import type { InstitutionFiles } from '../platform/storage/index.ts';

/** A session as a call sees it: who acts, in which role, of which institution. */
export interface Session extends Actor, RightsHolder {
  readonly session_hash: string;
  /** Names the session for as long as it lasts: its hash changes whenever it is renewed. */
  readonly session_key: string;
  /** When this call was made, by the server's clock: what expires is judged by it. */
  readonly asked_on: Date;
  /** Signs files of the session's institution: their addresses hold for the person who has them (ADR 0005). */
  readonly files: InstitutionFiles;
  readonly username: string;
  readonly full_name: string;
  readonly grades_access: string;
  /** Whether the address of its account was not confirmed yet: it sees nothing of the institution. */
  readonly is_unconfirmed: boolean;
  /** Whose login this is: the same person, unless they look at a developer's desk (C-864). */
  readonly viewer: { readonly user_id: string; readonly full_name: string };
  /** Whose desk the session looks at, or looked at last; null when it never did. */
  readonly desk_user_id: string | null;
  /** Changes when an administrator changes the person; answers carry it in `x-session-state`. */
  readonly state: string;
  /** The institution's review levels in ascending order. */
  readonly review_levels: readonly number[];
}

/** The session of one call, with what that call says of the version that its caller saw. */
export interface Caller extends Session {
  /** True if the call takes a version and has none: its change is made without a check for conflicts, and the history marks it. */
  readonly names_no_version: boolean;
}

/** Finds the session of a bearer; throws account.unauthorized or account.session_expired when there is none. */
export type Authenticate = (bearer: string) => Promise<Session>;
