import { ContentStatusSchema, Instant } from '@takhti/domain';
import { z } from 'zod';
import { call, injected } from '../call.ts';
import { readStorage } from '../content/uploads.ts';

/** How many days back an administrator sees people who joined. */
export const joinedDays = 7;

/** What can be wrong with the services that the server depends on. */
export const conditionReasons = [
  'disk_full',
  'nearly_full',
  'read_only',
  'unavailable',
  'storage_unavailable',
  'damaged',
  'clock_set_back',
] as const;

const count = z.int();

/** What an administrator steers by. All of it are figures: no content and no person is named. */
export const readOverview = call({
  path: 'admin/overview',
  summary:
    'How many people an institution has, what waits where, what its files weigh, and what does not run',
  can: 'users.manage',
  shows: ['people', 'counts', 'storage', 'deliveries'],
  request: () => z.object({ ...injected }),
  reply: () =>
    z.object({
      people: z.object({
        /** Those who can log in, by each role that they hold; roles without people too. */
        roles: z.array(z.object({ role: z.string(), title: z.string(), level: z.int().nullable(), count })),
        enabled: count,
        disabled: count,
        joined: count.meta({ description: `People who came in the last ${joinedDays} days` }),
        unconfirmed: count.meta({ description: 'Who signed up and has not confirmed their address' }),
      }),
      /** What is on its way to being published, by status and, where reviewers have it, by their level. */
      stages: z.array(
        z.object({
          content_status: ContentStatusSchema,
          level: z.int().nullable(),
          count,
          oldest: Instant.meta({ description: 'Since when nothing happened to the one that stands longest' }),
        }),
      ),
      storage: readStorage.reply,
      mail: z.object({
        is_set_up: z.boolean().meta({ description: 'Whether there is a mail server' }),
        late: count.meta({ description: 'Daily mails that should have gone a day ago' }),
      }),
      /** Null without the right to see them. */
      deliveries: z.object({ waiting: count, failed: count }).nullable(),
      jobs: z.object({
        notifications: count.meta({ description: 'Moves that nobody was told of yet' }),
        search: count.meta({ description: 'Content that the search has not looked at yet' }),
      }),
      condition: z.array(z.enum(conditionReasons)),
    }),
  problems: [],
});
