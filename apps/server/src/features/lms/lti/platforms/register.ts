import { LtiPlatformSettings, originOf } from '@takhti/domain';
import { z } from 'zod';
import type { Services } from '../../../../http/services.ts';
import type { Answer } from '../../../../platform/outgoing/index.ts';
import { parseForeign } from '../../../../platform/json/storable-json.ts';
import { newId } from '../../../../platform/ids.ts';
import { membersScope } from '../members/fetch-members.ts';
import { hashSecret } from '../secrets.ts';
import { toolAddresses } from '../tool-addresses.ts';
import { LtiLaunchRefused } from '../lti-launch-refused.ts';
import { deleteInvitation, hasInvitation } from './invitations.queries.ts';
import { insertPlatform } from './platforms.queries.ts';
import { hasRoom } from './save-platform.ts';

const tool = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const platformConfiguration = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
const scopes = [
  ...['score', 'lineitem', 'lineitem.readonly', 'result.readonly'].map(
    (name) => `https://purl.imsglobal.org/spec/lti-ags/scope/${name}`,
  ),
  membersScope,
].join(' ');

const Asked = z.object({
  openid_configuration: z.string().min(1).max(2_000),
  registration_token: z.string().max(10_000).optional(),
});

/** The configuration of a platform (LTI Dynamic Registration 1.0, section 3.4). */
const Configuration = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  registration_endpoint: z.string(),
  [platformConfiguration]: z
    .looseObject({ product_family_code: z.string().max(100).optional() })
    .optional()
    .catch(undefined),
});

const Registered = z.looseObject({
  client_id: z.string(),
  [tool]: z.looseObject({ deployment_id: z.string().optional() }).optional().catch(undefined),
});

interface Registering {
  readonly institution_id: number;
  readonly secret: string;
  /** The query with which the platform opened the page. */
  readonly query: unknown;
}

/** The registered platform; its origin gets the message that closes the page. */
export interface RegisteredPlatform {
  readonly name: string;
  readonly origin: string;
}

/**
 * Registers a platform that brings an invitation with what it says of itself, and itself with it.
 * @throws LtiLaunchRefused
 */
export async function registerPlatform(
  { db, clock, outgoing, settings }: Pick<Services, 'db' | 'clock' | 'outgoing' | 'settings'>,
  { institution_id, secret, query }: Registering,
): Promise<RegisteredPlatform> {
  const invitation = { institution_id, token_hash: hashSecret(secret) };
  const asked = Asked.safeParse(query).data;
  if (!asked) throw new LtiLaunchRefused('not_lti', 'openid_configuration');
  if (!(await db.readOne((tx) => hasInvitation(tx, invitation, clock.now()))))
    throw new LtiLaunchRefused('no_login');
  const said = bodyOf(await outgoing.get({ address: asked.openid_configuration }), Configuration);
  // The configuration must come from the origin that it names: else one platform could speak for another.
  if (originOf(said.issuer) !== originOf(asked.openid_configuration))
    throw new LtiLaunchRefused('foreign_address', said.issuer);
  const registered = bodyOf(
    await outgoing.post({
      address: said.registration_endpoint,
      headers:
        asked.registration_token === undefined ? {} : { authorization: `Bearer ${asked.registration_token}` },
      body: toolConfiguration(settings, institution_id),
    }),
    Registered,
  );
  const host = new URL(said.issuer).host;
  const deployment = registered[tool]?.deployment_id;
  const platform = LtiPlatformSettings.safeParse({
    name: host,
    issuer: said.issuer,
    client_id: registered.client_id,
    auth_url: said.authorization_endpoint,
    token_url: said.token_endpoint,
    jwks_url: said.jwks_uri,
    deployments: deployment === undefined ? [] : [deployment],
  }).data;
  if (!platform) throw new LtiLaunchRefused('not_lti', 'configuration');
  await db.inTransaction(async (tx) => {
    if (!(await deleteInvitation(tx, invitation))) throw new LtiLaunchRefused('used_twice');
    if (!(await hasRoom(tx, institution_id))) throw new LtiLaunchRefused('no_login', 'too many platforms');
    const key = { institution_id, platform_id: newId() };
    if (!(await insertPlatform(tx, key, platform, clock.now())))
      throw new LtiLaunchRefused('used_twice', 'client_id');
  });
  return { name: platform.name, origin: originOf(said.issuer) ?? '' };
}

function bodyOf<Schema extends z.ZodType>(answer: Answer, schema: Schema): z.output<Schema> {
  if (answer.kind === 'no_answer') throw new LtiLaunchRefused('keys_unreachable', answer.fault);
  const parsed = schema.safeParse(parseForeign(answer.text));
  if (answer.status < 300 && parsed.success) return parsed.data;
  throw new LtiLaunchRefused('not_lti', `HTTP ${answer.status}`);
}

function toolConfiguration(settings: Services['settings'], institution_id: number): object {
  const { login, launch, keys } = toolAddresses(settings, institution_id);
  const { host } = new URL(settings.public_url);
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['client_credentials', 'implicit'],
    initiate_login_uri: login,
    redirect_uris: [launch],
    client_name: 'Takhti',
    jwks_uri: keys,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: scopes,
    [tool]: {
      domain: host,
      target_link_uri: launch,
      claims: ['iss', 'sub', 'name', 'given_name', 'family_name', 'email'],
      messages: [
        { type: 'LtiDeepLinkingRequest', target_link_uri: launch, label: 'Takhti' },
        { type: 'LtiResourceLinkRequest', target_link_uri: launch },
      ],
    },
  };
}
