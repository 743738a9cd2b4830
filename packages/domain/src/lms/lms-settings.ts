import { z } from 'zod';
import { institutionIds } from '../people/institutions.ts';
import { WebAddress } from '../web-address.ts';
import { originOf } from './origins.ts';

/** The other systems of an institution that the server calls. */
export const lmsAddressNames = ['api', 'assign', 'direct', 'results', 'game1', 'game2', 'lrs'] as const;
export type LmsAddressName = (typeof lmsAddressNames)[number];

/** How what a teacher picked reaches the LMS (C-900 to C-906). */
export const assignWays = ['message', 'post', 'homework', 'direct'] as const;
export type AssignWay = (typeof assignWays)[number];

/** The secrets that are sent along with calls; which addresses get each. */
export const secretsSent = ['token', 'lrs_secret'] as const;
export type SecretSent = (typeof secretsSent)[number];
export const addressesOfSecret = {
  token: lmsAddressNames.filter((name) => name !== 'lrs'),
  lrs_secret: ['lrs'],
} as const satisfies Record<SecretSent, readonly LmsAddressName[]>;

/** The systems that can receive approved content (C-896, C-897, C-899). */
export const publishTargets = ['lms', 'game1', 'game2'] as const;
export type PublishTarget = (typeof publishTargets)[number];

/** How a result reaches the LMS: encrypted to an address of its own (C-964), or by its call for submitted modules (C-892). */
export const resultWays = ['callback', 'submit'] as const;

export const lmsLimits = { origins: 20, token: 4_000, key_bytes: 32, lrs_key: 300 } as const;

/** A page's origin, as it is in a header. */
export const PageOrigin = z
  .string()
  .max(300)
  .refine((text) => originOf(text) === text, { error: 'is not an origin, as https://lms.example' });

/** The settings of an institution about other systems; secrets are stored apart and never shown. */
export const LmsSettings = z.object({
  origins: z
    .array(PageOrigin)
    .max(lmsLimits.origins)
    .default([])
    .meta({ description: 'Which pages may frame the product, hear its messages and be gone back to' }),
  addresses: z
    .object({
      api: WebAddress.default(''),
      assign: WebAddress.default(''),
      direct: WebAddress.default(''),
      results: WebAddress.default(''),
      game1: WebAddress.default(''),
      game2: WebAddress.default(''),
      lrs: WebAddress.default('').meta({ description: 'The endpoint of a learning record store (xAPI)' }),
    })
    .prefault({}),
  assigns_by: z.enum(['usual', ...assignWays]).default('usual'),
  publishes_to: z.enum(['usual', 'none', ...publishTargets]).default('usual'),
  results_by: z.enum(resultWays).default('callback'),
  lrs_key: z.string().trim().max(lmsLimits.lrs_key).default('').meta({
    description: 'The key (user name) by which the learning record store knows us',
  }),
});
export type LmsSettings = z.infer<typeof LmsSettings>;

const platformOf: Readonly<Record<number, PublishTarget>> = {
  [institutionIds.game_platforms[0]]: 'game1',
  [institutionIds.game_platforms[1]]: 'game2',
};

/** How an institution assigns: as it has settled, or else directly where the specification says so, by a callback where one is named, by a window message elsewhere (C-901, C-906). */
export function assignWayOf(settings: LmsSettings, institution_id: number): AssignWay {
  if (settings.assigns_by !== 'usual') return settings.assigns_by;
  if (institution_id === institutionIds.direct_post && settings.addresses.direct !== '') return 'direct';
  return settings.addresses.assign === '' ? 'message' : 'post';
}

/** The system that gets what an institution approves, and null where none is connected (C-509, C-511, C-513). */
export function publishTargetOf(settings: LmsSettings, institution_id: number): PublishTarget | null {
  const { publishes_to } = settings;
  if (publishes_to === 'none') return null;
  const target = publishes_to === 'usual' ? (platformOf[institution_id] ?? 'lms') : publishes_to;
  return settings.addresses[addressOfTarget[target]] === '' ? null : target;
}

/** Which address a target of publishing is called at. */
export const addressOfTarget = { lms: 'api', game1: 'game1', game2: 'game2' } as const satisfies Record<
  PublishTarget,
  LmsAddressName
>;

/** The address of results, and null where results stay here (C-555, C-556). */
export function resultAddressOf({ results_by, addresses }: LmsSettings): string | null {
  const address = results_by === 'callback' ? addresses.results : addresses.api;
  return address === '' ? null : address;
}

/** The address that a chosen way needs and that is not named; null when nothing is missing. */
export function missingAddress({
  addresses,
  assigns_by,
  publishes_to,
}: LmsSettings): { readonly field: 'assigns_by' | 'publishes_to'; readonly needs: LmsAddressName } | null {
  const ofAssigning = assigns_by === 'usual' ? undefined : addressOfWay[assigns_by];
  if (ofAssigning && addresses[ofAssigning] === '') return { field: 'assigns_by', needs: ofAssigning };
  if (publishes_to === 'usual' || publishes_to === 'none') return null;
  const needs = addressOfTarget[publishes_to];
  return addresses[needs] === '' ? { field: 'publishes_to', needs } : null;
}

const addressOfWay: Partial<Record<AssignWay, LmsAddressName>> = {
  post: 'assign',
  homework: 'api',
  direct: 'direct',
};
