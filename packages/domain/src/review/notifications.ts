import { isAll } from '../people/people.ts';
import { splitList } from '../skills/grades.ts';
import type { ContentStatus } from '../workflow/content-status.ts';
import type { Flag } from '../flag.ts';
import type { MoveName } from '../workflow/workflow.ts';

/** The kinds of notifications. */
export const notificationKinds = [
  'waits',
  'sent_back',
  'set_in_draft',
  'set_aside',
  'approved',
  'published',
  'commented',
  'answered',
  'requests_settled',
  'bot_worry',
  'bot_reported',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** A move of content, as the outbox has it. */
export interface ContentMove {
  readonly move: MoveName;
  readonly owner_user_id: string;
  readonly by_user_id: string;
  readonly to_status: ContentStatus;
  readonly waiting_level: number | null;
  readonly is_published: Flag;
}

/** The receivers of a notification: one person, in any role; or every reviewer of a level but the author. */
export type Audience =
  | { readonly user_id: string }
  | { readonly level: number; readonly but_user_ids: readonly string[] };

export interface AddressedNotification {
  readonly kind: NotificationKind;
  readonly audience: Audience;
}

/**
 * Who learns what of a move. Never the person who made it, and
 * never the author of what waits, who cannot review it.
 */
export function notificationsOfMove(made: ContentMove): AddressedNotification[] {
  const { owner_user_id, by_user_id, waiting_level } = made;
  const toOwner = (kind: NotificationKind): AddressedNotification[] =>
    owner_user_id === by_user_id ? [] : [{ kind, audience: { user_id: owner_user_id } }];
  const toLevel: AddressedNotification[] =
    made.to_status === 'w' && waiting_level !== null
      ? [{ kind: 'waits', audience: { level: waiting_level, but_user_ids: [owner_user_id, by_user_id] } }]
      : [];
  switch (made.move) {
    case 'submit':
    case 'cancelReview':
      return toLevel;
    case 'approve':
      return [...toOwner(made.is_published === 1 ? 'published' : 'approved'), ...toLevel];
    case 'askResubmission':
      return toOwner('sent_back');
    case 'setInDraft':
      return toOwner('set_in_draft');
    case 'startReview':
    case 'delete':
      return [];
    default:
      return made.move satisfies never;
  }
}

/** Whether an item of a grade and a subject is within a person's grades and subjects; ALL or empty means every one. */
export function reachesPerson(
  person: { readonly grades_access: string; readonly subjects_access: string },
  item: { readonly grade: string; readonly subject: string },
): boolean {
  return (
    allows(person.grades_access, splitList(item.grade)) && allows(person.subjects_access, [item.subject])
  );
}

function allows(list: string, wanted: readonly string[]): boolean {
  const entries = splitList(list).map((entry) => entry.toLowerCase());
  return (
    entries.length === 0 || isAll(list) || wanted.some((each) => entries.includes(each.trim().toLowerCase()))
  );
}
