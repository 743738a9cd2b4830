import { originOf } from '@takhti/domain';
import { z } from 'zod';
import type { Services } from '../../../../http/services.ts';
import { newId } from '../../../../platform/ids.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import { listPlatformsOfIssuer, type KeptPlatform } from '../platforms/platforms.queries.ts';
import { toolAddresses } from '../tool-addresses.ts';
import { LtiLaunchRefused } from '../lti-launch-refused.ts';
import { insertLogin } from './logins.queries.ts';

/** How long a login at the platform may take meanwhile. */
const life_ms = 15 * 60_000;

const Text = z.string().max(4_000);
/** Of all that is announced: it is kept for the person who begins again, before anybody has proved who they are. */
const most_letters = 8_000;

/** The parameters with which a platform announces a launch (LTI 1.3, section 5.1.1). */
const Announced = z.object({
  iss: Text.min(1),
  login_hint: Text.min(1),
  target_link_uri: Text.optional(),
  client_id: Text.optional(),
  lti_message_hint: Text.optional(),
  lti_deployment_id: Text.optional(),
  lti_storage_target: z.string().max(100).optional(),
});

/** The next step of the browser: store the proof, then ask the platform who this is. */
export interface Begun {
  readonly login_id: string;
  readonly proof: string;
  readonly next: string;
  /** The frame of the platform that keeps things for its tools, and its origin; empty where it has none. */
  readonly storage_target: string;
  readonly storage_origin: string;
}

/**
 * Begins a launch that a platform announced.
 * @throws LtiLaunchRefused unknown_platform, bad_token, foreign_address
 */
export async function beginLogin(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  institution_id: number,
  sent: unknown,
): Promise<Begun> {
  const announced = Announced.safeParse(sent).data;
  if (!announced || JSON.stringify(announced).length > most_letters)
    throw new LtiLaunchRefused('not_lti', 'login');
  const { launch } = toolAddresses(settings, institution_id);
  const platform = await platformOf({ db, settings }, institution_id, announced);
  const login_id = newId();
  const [state, nonce, proof] = [makeSecret(), makeSecret(), makeSecret()];
  const now = clock.now();
  await db.inTransaction((tx) =>
    insertLogin(
      tx,
      {
        institution_id,
        login_id,
        platform_id: platform.platform_id,
        state_hash: hashSecret(state),
        nonce,
        proof_hash: hashSecret(proof),
        asked: z.record(z.string(), z.string()).parse(JSON.parse(JSON.stringify(announced))),
        expires_on: new Date(now.getTime() + life_ms),
      },
      now,
    ),
  );
  const next = new URL(platform.auth_url);
  const asked: Record<string, string | undefined> = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.client_id,
    redirect_uri: launch,
    login_hint: announced.login_hint,
    lti_message_hint: announced.lti_message_hint,
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined) next.searchParams.set(name, value);
  return {
    login_id,
    proof,
    next: next.href,
    storage_target: announced.lti_storage_target ?? '',
    storage_origin: originOf(platform.auth_url) ?? '',
  };
}

async function platformOf(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  institution_id: number,
  { iss, client_id, lti_deployment_id }: z.infer<typeof Announced>,
): Promise<KeptPlatform> {
  if (settings.closed_institutions.has(institution_id)) throw new LtiLaunchRefused('unknown_platform', iss);
  const found = await db.readOne((tx) =>
    listPlatformsOfIssuer(tx, { institution_id, issuer: iss, client_id: client_id ?? null }),
  );
  const [only, ...others] = found;
  const named =
    others.length === 0
      ? only
      : found.find(({ deployments }) => deployments.includes(lti_deployment_id ?? ''));
  if (!named) throw new LtiLaunchRefused('unknown_platform', iss);
  return named;
}
