import { hasRight } from '@takhti/domain';
import { Problem, type Call } from '@takhti/contract';
import type { Session } from '../session.ts';

/**
 * Refuses a call that the session's role has no right to make, and in user-access mode or without a login one that could
 * change something. Before an address is confirmed only what leads there is open.
 * @throws Problem account.forbidden, account.unconfirmed
 */
export function requireRight(call: Call, session: Session): void {
  if (call.can === 'public' || call.can === 'refresh') return;
  if (session.is_unconfirmed && !call.for_unconfirmed) throw new Problem('account.unconfirmed');
  if (call.can === 'session') {
    // Everything that is not known to be harmless there would be done in the name of the desk's owner.
    if (session.is_user_access && !call.in_user_access) throw new Problem('account.forbidden');
    if (session.is_visitor && !call.for_visitors) throw new Problem('account.forbidden');
    return;
  }
  if (!hasRight(session, call.can)) throw new Problem('account.forbidden');
}

/**
 * Refuses a request that names another person or institution than the session's own (C-833). A call about people may name
 * another person: whether they are of the institution is for its feature to ask.
 * @param input the parsed request, where the injected fields may be.
 * @throws Problem account.other_institution
 */
export function requireOwnIds(call: Call, input: unknown, session: Session): void {
  if (typeof input !== 'object' || input === null) return;
  const named = input as { user_id?: unknown; institution_id?: unknown; school_id?: unknown };
  const isForeign =
    (!call.names_person && named.user_id !== undefined && named.user_id !== session.user_id) ||
    (named.institution_id !== undefined && named.institution_id !== session.institution_id) ||
    (named.school_id !== undefined && named.school_id !== null && named.school_id !== session.school_id);
  if (isForeign) throw new Problem('account.other_institution');
}

/**
 * Refuses a call without a session about an institution that cannot be reached.
 * @throws Problem account.forbidden
 */
export function requireOpenInstitution(input: unknown, closed: ReadonlySet<number>): void {
  if (typeof input !== 'object' || input === null || !('institution_id' in input)) return;
  if (typeof input.institution_id === 'number' && closed.has(input.institution_id))
    throw new Problem('account.forbidden');
}
