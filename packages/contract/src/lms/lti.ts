import { Id, Instant, LtiPlatform, LtiPlatformSettings, mostPicked } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from '../call.ts';

/** Where a platform finds the product: what its administrators enter there. */
const ToolAddresses = z.object({
  login: z.string().meta({ description: 'Initiate login URL' }),
  launch: z.string().meta({ description: 'Target link URI, and the one redirect URI' }),
  keys: z.string().meta({ description: 'Public keyset (JWKS) URL' }),
});

export const listLtiPlatforms = call({
  path: 'lti/platforms',
  summary: 'The platforms that open the product by LTI 1.3, and what they have to know of it',
  can: 'lms.manage',
  shows: ['lms'],
  request: () => z.object({ ...injected }),
  reply: () =>
    z.object({
      platforms: z.array(LtiPlatform),
      tool: ToolAddresses,
      key_made_on: Instant.nullable().meta({ description: 'When the key was made that signs now' }),
    }),
  problems: [],
});

export const saveLtiPlatform = call({
  path: 'lti/platforms/save',
  summary: 'Register a platform, or change one',
  can: 'lms.manage',
  changes: ['lms'],
  request: () =>
    z.object({
      ...injected,
      platform_id: Id.nullable().meta({ description: 'null: a new one' }),
      platform: LtiPlatformSettings,
      version: z.int().min(0),
    }),
  reply: () => z.object({ platform_id: Id }),
  problems: ['lti.platform_taken', 'lti.platform_not_found', 'lms.changed_meanwhile', 'lti.too_many'],
});

export const removeLtiPlatform = call({
  path: 'lti/platforms/remove',
  summary: 'Let a platform open nothing any more; results that wait for it fail',
  can: 'lms.manage',
  changes: ['lms'],
  request: () => z.object({ ...injected, platform_id: Id }),
  reply: () => z.object({}),
  problems: ['lti.platform_not_found'],
});

export const inviteLtiPlatform = call({
  path: 'lti/platforms/invite',
  summary: 'An address with which a platform registers itself (Dynamic Registration), once and within a day',
  can: 'lms.manage',
  changes: [],
  request: () => z.object({ ...injected }),
  reply: () => z.object({ address: z.string() }),
  problems: ['lti.too_many'],
});

export const renewLtiKey = call({
  path: 'lti/keys/renew',
  summary: 'Sign with a new key from now on; platforms are told the old one for a week more',
  can: 'lms.manage',
  changes: ['lms'],
  request: () => z.object({ ...injected }),
  reply: () => z.object({}),
  problems: [],
});

export const enterByLti = call({
  path: 'lti/enter',
  summary: 'Where a launch leads, for the browser that began it',
  can: 'public',
  changes: [],
  request: () => z.object({ institution_id: z.int32().min(1), login_id: Id, proof: z.string().max(100) }),
  reply: () => z.object({ address: z.string() }),
  problems: ['lti.other_browser', 'lti.turned_away'],
  priority: priorities.high,
});

export const answerDeepLink = call({
  path: 'lti/deep-link',
  summary: 'What was picked, signed for the platform whose page opened the picker',
  can: 'content.assign',
  changes: [],
  request: () => z.object({ ...injected, login_id: Id, content_ids: z.array(Id).max(mostPicked) }),
  reply: () =>
    z.object({
      address: z.string().meta({ description: 'Where the page posts JWT to' }),
      JWT: z.string(),
    }),
  problems: ['lms.not_pickable', 'lms.one_assignment', 'lti.no_page_waits'],
  priority: priorities.high,
});
