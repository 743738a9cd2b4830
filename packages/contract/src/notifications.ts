import {
  ContentTypeSchema,
  FlagSchema,
  Id,
  Instant,
  LanguageSchema,
  notificationKinds,
} from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page, priorities } from './call.ts';

export const Notification = z
  .object({
    notification_id: Id,
    kind: z.enum(notificationKinds),
    container_id: Id,
    institution_id: z.int(),
    content_type: ContentTypeSchema,
    language: LanguageSchema,
    title: z.string(),
    full_name: z.string().meta({ description: 'Who did it; empty for a learner' }),
    talk_id: Id.nullable().meta({ description: 'The talk with an AI bot that it is about' }),
    created_on: Instant,
    is_read: FlagSchema,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

/** As many as are counted: beyond that the number does not matter. */
export const mostUnread = 100;

const unread = z.object({
  unread: z
    .int()
    .max(mostUnread)
    .meta({ description: `Counted up to ${mostUnread}` }),
});

/** A person's notifications about content, in the role that they work in. */
export const listNotifications = call({
  path: 'notifications',
  summary: 'What concerns the person, newest first',
  can: 'notifications.own',
  shows: ['notifications'],
  request: () => z.object({ ...injected, page }),
  reply: () => listOf(Notification).extend(unread.shape),
  problems: [],
});

export const countNotifications = call({
  path: 'notifications/unread',
  summary: 'How many notifications the person has not read',
  can: 'notifications.own',
  shows: ['notifications'],
  request: () => z.object(injected),
  reply: () => unread,
  problems: [],
  priority: priorities.low,
});

export const readNotifications = call({
  path: 'notifications/read',
  summary: 'Mark notifications as read: those named, or all of them',
  can: 'notifications.own',
  changes: ['notifications'],
  request: () => z.object({ ...injected, notification_ids: z.array(Id).max(100).optional() }),
  reply: () => unread,
  problems: [],
  priority: priorities.low,
});
