import { Problem } from '@takhti/contract';
import { isAdmin, Specs, type RoleGrant } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import * as queries from '../account.queries.ts';
import { ReviewLevels } from '../review-levels.ts';
import * as sessions from './sessions.queries.ts';
import { atDesk } from './user-access.ts';
import { isFromFuture } from './lifetimes.ts';
import { ownState } from './session-state.ts';
import { hashToken } from './tokens.ts';

type Asked = Pick<Session, 'session_hash' | 'asked_on' | 'files'>;
type SessionRow = NonNullable<Awaited<ReturnType<typeof sessions.selectOptionalSession>>>;

/**
 * The session of a bearer, as every call needs it. What an administrator changed counts from this call on: a role that was
 * taken gives way to another one held, and a disabled person has no session any more.
 * @throws Problem account.unauthorized, account.session_expired
 */
export async function authenticate(
  { db, clock, files, settings }: Pick<Services, 'db' | 'clock' | 'files' | 'settings'>,
  bearer: string,
): Promise<Session> {
  if (bearer === '') throw new Problem('account.unauthorized');
  const session_hash = hashToken(bearer);
  const row = await db.readOne((tx) => sessions.selectOptionalSession(tx, session_hash));
  if (!row || settings.closed_institutions.has(row.institution_id)) throw new Problem('account.unauthorized');
  const now = clock.now();
  if (new Date(row.expires_on) <= now || isFromFuture(new Date(row.refreshed_on), now))
    throw new Problem('account.session_expired');
  const role = hasRole(row) ? row : await db.inTransaction((tx) => fallBack(tx, session_hash, row));
  const asked = { session_hash, asked_on: clock.now(), files: files.of(row.institution_id) };
  const own = sessionOf(asked, row, role);
  return row.is_user_access === 0 ? own : db.inReadTransaction((tx) => atDesk(tx, own));
}

/** A session again, inside a transaction that has just changed it: on its own desk, or on the one it looks at. */
export async function readSession(tx: Tx, asked: Asked): Promise<Session> {
  const row = await sessions.selectOptionalSession(tx, asked.session_hash);
  if (!row || !hasRole(row)) throw new Problem('account.unauthorized');
  const own = sessionOf(asked, row, row);
  return row.is_user_access === 0 ? own : atDesk(tx, own);
}

// In a session that an LMS opened an administrator's role is as good as taken.
function hasRole(row: SessionRow): row is SessionRow & RoleGrant {
  return (
    row.role !== null && !(row.is_jwt_login === 1 && isAdmin({ role: row.role, title: row.title ?? '' }))
  );
}

// The role was taken from a person who works in it: they work on in the first of the others, and their next login starts there.
async function fallBack(tx: Tx, session_hash: string, row: SessionRow): Promise<RoleGrant> {
  const grants = await queries.listGrants(tx, row.institution_id, row.user_id);
  const role = grants.find((grant) => grant.is_hide === 0 && !(row.is_jwt_login === 1 && isAdmin(grant)));
  if (!role) throw new Problem('account.unauthorized');
  await sessions.updateActiveRole(tx, { ...row, session_hash }, role.role);
  return role;
}

function sessionOf(asked: Asked, row: SessionRow, grant: RoleGrant): Session {
  const { role, title, level, is_hide, is_skill_edit, is_skill_edit_gui, is_export_stats } = grant;
  return {
    session_hash: asked.session_hash,
    session_key: row.session_key,
    asked_on: asked.asked_on,
    files: asked.files,
    user_id: row.user_id,
    institution_id: row.institution_id,
    school_id: row.school_id,
    username: row.username,
    full_name: row.full_name,
    grades_access: row.grades_access,
    viewer: { user_id: row.user_id, full_name: row.full_name },
    desk_user_id: row.access_user_id,
    state: ownState(row.version, role),
    active_role: { role, title, level, is_hide, is_skill_edit, is_skill_edit_gui, is_export_stats },
    is_users_management: row.is_users_management,
    is_view_cds: row.is_view_cds,
    is_deletion: row.is_deletion,
    is_user_access: false,
    is_visitor: row.is_visitor === 1,
    is_unconfirmed: row.unconfirmed_email !== null,
    is_jwt_login: row.is_jwt_login,
    specs: Specs.parse(row.settings.specs ?? {}),
    review_levels: ReviewLevels.parse(row.settings.review_levels),
  };
}
