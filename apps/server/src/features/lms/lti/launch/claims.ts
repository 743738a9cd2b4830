import { z } from 'zod';
import { storableJson, storableText } from '../../../../platform/json/storable-json.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim';
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';
const ags = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const nrps = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';

/** The names of claims that the product writes itself. */
export const claimNames = {
  message_type: `${claim}/message_type`,
  version: `${claim}/version`,
  deployment_id: `${claim}/deployment_id`,
  content_items: 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items',
  data: 'https://purl.imsglobal.org/spec/lti-dl/claim/data',
} as const;

const Text = z.string().max(2_000).transform(storableText);
const Optional = Text.optional().catch(undefined);

/** The service for scores, in the token of a launch. */
export const ScoreService = z.object({
  scope: z.array(z.string()).default([]),
  lineitem: z.string().max(2_000).optional(),
  lineitems: z.string().max(2_000).optional(),
});
export type ScoreService = z.infer<typeof ScoreService>;

const DeepLinking = z.object({
  deep_link_return_url: z.string().max(2_000),
  accept_types: z.array(z.string()).default(['ltiResourceLink']),
  accept_multiple: z.boolean().optional().catch(undefined),
  accept_lineitem: z.boolean().optional().catch(undefined),
  data: z.string().max(20_000).optional(),
});

/** The claims of a launch that are read, after its signature was verified. Names and roles may be missing. */
const Token = z.looseObject({
  sub: z.string().min(1).max(500).optional(),
  azp: z.string().optional(),
  nonce: z.string(),
  name: Optional,
  given_name: Optional,
  family_name: Optional,
  email: Optional,
  [`${claim}/message_type`]: z.string(),
  [`${claim}/version`]: z.string(),
  [`${claim}/deployment_id`]: z.string().max(500),
  [`${claim}/target_link_uri`]: z.string().max(2_000).optional(),
  [`${claim}/roles`]: z.array(z.string()).default([]),
  [`${claim}/resource_link`]: z.looseObject({ id: Optional }).optional().catch(undefined),
  [`${claim}/context`]: z.looseObject({ title: Optional }).optional().catch(undefined),
  [`${claim}/custom`]: z.record(z.string(), z.unknown()).optional().catch(undefined),
  [`${claim}/launch_presentation`]: z
    .looseObject({ return_url: Optional, locale: Optional })
    .optional()
    .catch(undefined),
  [deepLinking]: DeepLinking.optional().catch(undefined),
  [ags]: ScoreService.optional().catch(undefined),
  [nrps]: z
    .looseObject({ context_memberships_url: z.string().max(2_000) })
    .optional()
    .catch(undefined),
});

/** A launch as stored until it is entered. */
export const Launch = z.object({
  sub: z.string(),
  message_type: z.enum(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']),
  deployment_id: z.string(),
  target: z.string(),
  roles: z.array(z.string()),
  full_name: z.string(),
  email: z.string(),
  resource_link_id: z.string(),
  context_title: z.string(),
  content_id: z.string(),
  return_url: z.string(),
  locale: z.string(),
  deep_linking: DeepLinking.nullable(),
  scores: ScoreService.nullable(),
  members_url: z.string().default(''),
});
export type Launch = z.infer<typeof Launch>;

/** A token's payload as far as it is of the form that LTI gives it. */
export function readClaims(payload: unknown) {
  const token = Token.safeParse(storableJson(payload)).data;
  if (!token) return null;
  const text = (name: string): string => {
    const value = token[name];
    return typeof value === 'string' ? value : '';
  };
  const custom = token[`${claim}/custom`]?.['content_id'];
  const target = text(`${claim}/target_link_uri`);
  return {
    azp: token.azp,
    nonce: token.nonce,
    version: text(`${claim}/version`),
    message_type: text(`${claim}/message_type`),
    deployment_id: text(`${claim}/deployment_id`),
    sub: token.sub ?? '',
    target,
    roles: token[`${claim}/roles`],
    full_name: (token.name ?? [token.given_name, token.family_name].filter(Boolean).join(' ')).trim(),
    email: token.email ?? '',
    resource_link_id: token[`${claim}/resource_link`]?.id ?? '',
    context_title: token[`${claim}/context`]?.title ?? '',
    content_id: typeof custom === 'string' ? custom : contentIn(target),
    return_url: token[`${claim}/launch_presentation`]?.return_url ?? '',
    locale: token[`${claim}/launch_presentation`]?.locale ?? '',
    deep_linking: token[deepLinking] ?? null,
    scores: token[ags] ?? null,
    members_url: token[nrps]?.context_memberships_url ?? '',
  };
}

function contentIn(target: string): string {
  return URL.canParse(target) ? (new URL(target).searchParams.get('content_id') ?? '') : '';
}
