import { hashToken, makeToken } from '../../apps/server/src/features/account/sessions/tokens.ts';
import type { BareAnswers } from '../common/bare-server.ts';

const grants = `select r.role, r.title, r.level, r.is_hide, r.is_skill_edit, r.is_skill_edit_gui, r.is_export_stats
  from user_roles u join roles r on r.institution_id = u.institution_id and r.role = u.role
  where u.institution_id = $1 and u.user_id = $2 order by u.role_order, r.role`;

/** The measured calls of accounts; anyone who logs in is believed, as the cost of their password is stated apart. */
export const bareAccount: BareAnswers = {
  async login(pool, body) {
    const found = await pool.query<{ institution_id: number; user_id: string }>(
      `select u.*, i.title as institution_title, i.settings
       from users u join institutions i on i.institution_id = u.institution_id
       where u.username = $1 and u.is_disabled = 0`,
      [body['username']],
    );
    const user = found.rows[0];
    const tokens = { session_id: makeToken(), refresh_token: makeToken() };
    await pool.query(
      `insert into sessions (session_hash, refresh_hash, session_key, institution_id, user_id, active_role, expires_on, refresh_expires_on)
       values ($1, $2, gen_random_uuid(), $3, $4, 'cd', now() + interval '1 hour', now() + interval '30 days')`,
      [hashToken(tokens.session_id), hashToken(tokens.refresh_token), user?.institution_id, user?.user_id],
    );
    const localRoles = await pool.query(grants, [user?.institution_id, user?.user_id]);
    return { ...tokens, user: { ...user, localRoles: localRoles.rows } };
  },

  async 'token/refresh'(pool, _body, bearer) {
    const tokens = { session_id: makeToken(), refresh_token: makeToken() };
    const { rowCount } = await pool.query(
      `update sessions set session_hash = $1, refresh_hash = $2, previous_refresh_hash = $3, refreshed_on = now(),
         expires_on = now() + interval '1 hour', refresh_expires_on = now() + interval '30 days'
       where refresh_hash = $3`,
      [hashToken(tokens.session_id), hashToken(tokens.refresh_token), hashToken(bearer)],
    );
    if (rowCount !== 1) throw new Error('a refresh token that is none');
    return tokens;
  },

  async 'user/roles'(pool, _body, bearer) {
    const session = await pool.query<{ institution_id: number; user_id: string }>(
      `select s.institution_id, s.user_id from sessions s
       join users u on u.institution_id = s.institution_id and u.user_id = s.user_id
       where s.session_hash = $1 and s.expires_on > now()`,
      [hashToken(bearer)],
    );
    const { institution_id, user_id } = session.rows[0] ?? {};
    const { rows } = await pool.query(grants, [institution_id, user_id]);
    return { records: rows, total: rows.length };
  },
};
