import { kindOfRole, limits, type ContentStatus } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import * as queries from './dashboard.queries.ts';

interface Page {
  readonly content_status: ContentStatus;
  readonly page: number;
}

/** The desk of the person who asks, in the role that they work in. */
export function deskOf(session: Session): queries.Desk {
  return {
    kind: kindOfRole(session.active_role) === 'reviewer' ? 'reviewer' : 'developer',
    institution_id: session.institution_id,
    user_id: session.user_id,
    level: session.active_role.level,
    is_level_only: false,
  };
}

async function listPage(
  tx: Tx,
  desk: queries.Desk,
  { content_status, page }: Page,
  filter: queries.DeskListFilter,
) {
  const window = { limit: limits.page_size, offset: (page - 1) * limits.page_size };
  return queries.listDesk(tx, desk, content_status, filter, window);
}

/** A developer's own content of one status. */
export async function listDeveloperDashboard(
  tx: Tx,
  session: Session,
  wanted: Page & Omit<queries.DeskListFilter, 'username' | 'own_school_id'>,
) {
  return listPage(tx, deskOf(session), wanted, { ...wanted, username: '', own_school_id: null });
}

/**
 * One status of a reviewer's desk: what waits for their level, what they review, what they sent back, and what the
 * institution approved. Naming another role that they hold narrows all of it to that role's level (C-821 to C-823).
 */
export async function listReviewerDashboard(
  tx: Tx,
  session: Session,
  wanted: Page &
    Omit<queries.DeskListFilter, 'own_school_id' | 'hides_lesson_plans'> & {
      active_role?: string | undefined;
      is_kp_content: 0 | 1;
    },
) {
  const desk = await deskInRole(tx, session, wanted.active_role);
  const own_school_id = wanted.is_kp_content === 1 ? session.school_id : null;
  return listPage(tx, desk, wanted, { ...wanted, own_school_id, hides_lesson_plans: 0 });
}

// A role that they do not hold, or that reviews nothing, changes nothing.
async function deskInRole(tx: Tx, session: Session, role = ''): Promise<queries.Desk> {
  const own = deskOf(session);
  const level = role === '' ? null : await queries.selectHeldLevel(tx, session, role);
  return level === null ? own : { ...own, level, is_level_only: true };
}

/** How many containers are in each status of the person's dashboard, narrowed as its lists are (C-872). */
export async function countDashboard(
  tx: Tx,
  session: Session,
  wanted: queries.DeskFilter & { active_role?: string | undefined; username: string; is_kp_content: 0 | 1 },
) {
  const own = deskOf(session);
  if (own.kind === 'developer')
    return queries.countStatuses(tx, own, { ...wanted, username: '', own_school_id: null });
  const desk = await deskInRole(tx, session, wanted.active_role);
  const own_school_id = wanted.is_kp_content === 1 ? session.school_id : null;
  return queries.countStatuses(tx, desk, { ...wanted, own_school_id });
}
