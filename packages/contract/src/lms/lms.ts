import { assignWays, lmsLimits, LmsSettings, publishTargets } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from '../call.ts';

/** What the studio has to know of the systems around it. */
export const readLmsContext = call({
  path: 'lms/context',
  summary: 'Which pages the studio may go back to and talk to, and how content is assigned and published',
  can: 'session',
  shows: ['lms'],
  request: () => z.object({ ...injected }),
  reply: () =>
    z.object({
      origins: z.array(z.string()),
      assigns_by: z.enum(assignWays),
      publishes_to: z.enum(publishTargets).nullable(),
    }),
  problems: [],
  in_user_access: true,
  for_visitors: true,
  priority: priorities.low,
});

/** For a player, which knows the institution of what it plays and has no login. */
export const readLmsOrigins = call({
  path: 'lms/origins',
  summary: 'Which pages a player of an institution’s content may talk to',
  can: 'public',
  shows: ['lms'],
  request: () => z.object({ institution_id: z.int32().min(1) }),
  reply: () => z.object({ origins: z.array(z.string()) }),
  problems: [],
  priority: priorities.low,
});

/** Settings as administrators see them: of secrets only whether there are any. */
export const KeptLmsSettings = LmsSettings.extend({
  has_token: z.boolean(),
  has_key: z.boolean(),
  has_lrs_secret: z.boolean(),
  unreadable: z.array(z.enum(['token', 'key', 'lrs_secret'])).meta({
    description: 'Secrets that this server cannot decrypt: they count as none, and must be entered anew',
  }),
  version: z.int(),
});

export const readLmsSettings = call({
  path: 'lms/settings',
  summary: 'The other systems of the institution',
  can: 'lms.manage',
  shows: ['lms'],
  request: () => z.object({ ...injected }),
  reply: () => KeptLmsSettings,
  problems: [],
});

export const saveLmsSettings = call({
  path: 'lms/settings/save',
  summary:
    'Settle the other systems of the institution; secrets that are not named stay, and must be named where an address lies elsewhere',
  can: 'lms.manage',
  changes: ['lms'],
  renews: readLmsSettings,
  request: () =>
    z.object({
      ...injected,
      settings: LmsSettings,
      token: z.string().trim().max(lmsLimits.token).optional().meta({
        description: 'Sent as a bearer with every call to the other systems; empty for none',
      }),
      key: z
        .string()
        .trim()
        .refine((text) => text === '' || isKey(text), { error: 'is not a key of 32 bytes in base64' })
        .optional()
        .meta({ description: 'AES-256 key of results, in base64; empty for none' }),
      lrs_secret: z.string().trim().max(lmsLimits.token).optional().meta({
        description: 'The secret (password) of the learning record store; empty for none',
      }),
      version: z.int().min(0),
    }),
  reply: () => KeptLmsSettings,
  problems: ['lms.address_missing', 'lms.key_missing', 'lms.secret_needed', 'lms.changed_meanwhile'],
});

function isKey(text: string): boolean {
  // 32 bytes are 43 characters and one of padding.
  return /^[A-Za-z0-9+/]{43}=$/.test(text);
}
