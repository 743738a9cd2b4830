import { z } from 'zod';
import { FlagSchema, Id, Instant } from '../entities/common.ts';
import { WebAddress } from '../web-address.ts';
import { originOf } from './origins.ts';

export const ltiLimits = { platforms: 50, deployments: 50, origins: 10, text: 500, name: 100 } as const;

/** Why a platform's launch was turned away; each is a sentence on the screen. */
export const ltiRefusals = [
  'unknown_platform',
  'unknown_deployment',
  'foreign_address',
  'no_login',
  'used_twice',
  'expired',
  'bad_audience',
  'bad_signature',
  'unknown_key',
  'keys_unreachable',
  'bad_token',
  'not_lti',
  'no_content',
  'nobody',
  'no_account',
  'disabled',
] as const;
export type LtiRefusal = (typeof ltiRefusals)[number];

const Address = WebAddress.regex(/^https?:\/\//i, { error: 'is needed' });
const Text = z.string().trim().min(1).max(ltiLimits.text);

/** An administrator's settings of a platform. */
export const LtiPlatformSettings = z.object({
  name: z.string().trim().min(1).max(ltiLimits.name),
  issuer: Text,
  client_id: Text,
  auth_url: Address,
  token_url: Address,
  jwks_url: Address,
  origins: z
    .array(z.string().refine((text) => originOf(text) === text, { error: 'is not an origin' }))
    .max(ltiLimits.origins)
    .default([])
    .meta({ description: 'Pages that may frame the product beside those of issuer and login' }),
  deployments: z.array(Text).max(ltiLimits.deployments).default([]),
  creates_people: FlagSchema.default(0).meta({
    description: '1: who teaches or writes there gets an account here',
  }),
  matches_email: FlagSchema.default(0).meta({
    description: '1: who has the email of an account here is taken for its owner',
  }),
});
export type LtiPlatformSettings = z.infer<typeof LtiPlatformSettings>;

/** A platform as administrators see it. */
export const LtiPlatform = LtiPlatformSettings.extend({
  platform_id: Id,
  version: z.int(),
  last_launch_on: Instant.nullable(),
  last_refusal: z
    .object({ reason: z.enum(ltiRefusals), detail: z.string(), on: Instant })
    .nullable()
    .meta({ description: 'Why somebody was turned away last, since it was saved' }),
}).meta({ id: 'LtiPlatform' });
export type LtiPlatform = z.infer<typeof LtiPlatform>;

/** The pages that may frame the product for a platform, and be gone back to. */
export function ltiOriginsOf({
  issuer,
  auth_url,
  origins,
}: Pick<LtiPlatformSettings, 'issuer' | 'auth_url' | 'origins'>): string[] {
  const all = [originOf(issuer), originOf(auth_url), ...origins];
  return [...new Set(all.filter((origin) => origin !== null))];
}
