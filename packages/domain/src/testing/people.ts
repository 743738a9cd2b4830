import type { Actor } from '../people/actor.ts';
import { contentStatuses, type ContentStatus } from '../workflow/content-status.ts';
import { Specs } from '../entities/user.ts';
import { standardRoles, type Role } from '../people/roles.ts';
import type { RightsHolder } from '../people/rights.ts';
import type { WorkItem } from '../workflow/workflow.ts';

/** A standard role by its code. */
export function roleOf(code: string): Role {
  const role = standardRoles.find((each) => each.role === code);
  if (!role) throw new Error(`no such role: ${code}`);
  return role;
}

/** Somebody of institution 98 in a standard role. */
export function actorOf(code: string, overrides: Partial<Actor> = {}): Actor {
  return {
    user_id: `a ${code}`,
    institution_id: 98,
    school_id: null,
    active_role: roleOf(code),
    is_user_access: false,
    ...overrides,
  };
}

/** Somebody in a standard role, with what flags grant beside it. */
export function holderOf(code: string, overrides: Partial<RightsHolder> = {}): RightsHolder {
  return {
    active_role: roleOf(code),
    is_users_management: 0,
    is_view_cds: 0,
    is_deletion: 0,
    is_jwt_login: 0,
    is_user_access: false,
    is_visitor: false,
    specs: Specs.parse({}),
    ...overrides,
  };
}

/** A container of `author` in a status, as the workflow leaves it at level 2 after level 1 approved. */
export function itemIn(content_status: ContentStatus, overrides: Partial<WorkItem> = {}): WorkItem {
  const isAtALevel = content_status === 'w' || content_status === 'r';
  const wasHeld = content_status === 'r' || content_status === 's';
  return {
    institution_id: 98,
    user_id: 'author',
    content_status,
    review_level: content_status === 'd' ? 0 : content_status === 's' ? 2 : 1,
    waiting_level: isAtALevel ? 2 : null,
    reviewer_user_id: wasHeld ? 'holder' : null,
    is_read_only: 0,
    is_deleted: 0,
    ...overrides,
  };
}

/** Everybody who may come to an item of `author` that is, or was, with `holder` at level 2. */
export const actors = {
  'its author': actorOf('cd', { user_id: 'author' }),
  'another developer': actorOf('cd3'),
  'its author as a reviewer': actorOf('cr', { user_id: 'author' }),
  'its author as a teacher': actorOf('teacher', { user_id: 'author' }),
  'its author looked over the shoulder': actorOf('cd', { user_id: 'author', is_user_access: true }),
  'a reviewer of the level below': actorOf('cr1'),
  'a reviewer of its level': actorOf('cr'),
  'the reviewer who holds it': actorOf('cr', { user_id: 'holder' }),
  'its reviewer in another role': actorOf('cr3', { user_id: 'holder' }),
  'a reviewer of the level above': actorOf('cr3'),
  'an admin': actorOf('admin'),
  'a teacher': actorOf('teacher'),
  'a reviewer of another institution': actorOf('cr', { user_id: 'holder', institution_id: 3 }),
} as const satisfies Record<string, Actor>;
export type ActorKind = keyof typeof actors;

/** One letter for each status, in the order `d w r s a`. */
export function overStatuses(letterOf: (status: ContentStatus) => string): string {
  return contentStatuses.map(letterOf).join('');
}
