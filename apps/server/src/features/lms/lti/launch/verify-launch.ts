import { errors, jwtVerify, type JWTPayload } from 'jose';
import { isAtOrigin, ltiOriginsOf } from '@takhti/domain';
import type { KeptPlatform } from '../platforms/platforms.queries.ts';
import { LtiLaunchRefused } from '../lti-launch-refused.ts';
import { readClaims, type Launch } from './claims.ts';
import type { PlatformKeys } from './platform-keys.ts';

/** Seconds that the clocks of a platform and of this server may differ. */
const clockTolerance = 60;

interface Expected {
  readonly nonce: string;
  readonly now: Date;
  /** The address at which platforms open the product. */
  readonly launch_address: string;
}

/**
 * What a platform's token says, once it is certain that this platform has said it, to us, now, and once (LTI 1.3, section 5.1.3).
 * @throws LtiLaunchRefused
 */
export async function verifyLaunch(
  keys: PlatformKeys,
  platform: KeptPlatform,
  id_token: string,
  { nonce, now, launch_address }: Expected,
): Promise<Launch> {
  const payload = await verified(keys, platform, id_token, now);
  const said = readClaims(payload);
  if (!said) throw new LtiLaunchRefused('bad_token', 'claims');
  const { azp, nonce: itsNonce, version, message_type, ...launch } = said;
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && azp !== platform.client_id)
    throw new LtiLaunchRefused('bad_audience', 'azp');
  if (itsNonce !== nonce) throw new LtiLaunchRefused('used_twice', 'nonce');
  if (version !== '1.3.0') throw new LtiLaunchRefused('not_lti', version);
  if (message_type !== 'LtiResourceLinkRequest' && message_type !== 'LtiDeepLinkingRequest')
    throw new LtiLaunchRefused('not_lti', message_type);
  if (!platform.deployments.includes(launch.deployment_id))
    throw new LtiLaunchRefused('unknown_deployment', launch.deployment_id);
  if (launch.target !== '' && !isBelow(launch.target, launch_address))
    throw new LtiLaunchRefused('foreign_address', launch.target);
  if (message_type === 'LtiDeepLinkingRequest') {
    const back = launch.deep_linking?.deep_link_return_url ?? '';
    if (!isAtOrigin(back, ltiOriginsOf(platform))) throw new LtiLaunchRefused('foreign_address', back);
  }
  if (launch.sub === '') throw new LtiLaunchRefused('nobody');
  return { ...launch, message_type };
}

async function verified(
  keys: PlatformKeys,
  platform: KeptPlatform,
  id_token: string,
  currentDate: Date,
): Promise<JWTPayload> {
  const options = {
    // Never the token's choice: it could choose none.
    algorithms: ['RS256'],
    issuer: platform.issuer,
    audience: platform.client_id,
    requiredClaims: ['exp', 'iat', 'nonce'],
    clockTolerance,
    currentDate,
  };
  for (const isForced of [false, true]) {
    try {
      const { payload } = await jwtVerify(id_token, await keys.of(platform, isForced), options);
      return payload;
    } catch (error) {
      if (error instanceof LtiLaunchRefused) throw error;
      if (!isForced && error instanceof errors.JWKSNoMatchingKey) continue;
      throw reasonOf(error);
    }
  }
  throw new LtiLaunchRefused('unknown_key');
}

function reasonOf(error: unknown): LtiLaunchRefused {
  if (error instanceof errors.JWKSNoMatchingKey) return new LtiLaunchRefused('unknown_key');
  if (error instanceof errors.JWTExpired) return new LtiLaunchRefused('expired');
  if (error instanceof errors.JWTClaimValidationFailed)
    return new LtiLaunchRefused(error.claim === 'aud' ? 'bad_audience' : 'bad_token', error.claim);
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed)
    return new LtiLaunchRefused('bad_signature');
  return new LtiLaunchRefused('bad_token', error instanceof errors.JOSEError ? error.code : '');
}

/** Whether an address is the one of launches, no matter what its query says. */
function isBelow(target: string, launch_address: string): boolean {
  if (!URL.canParse(target)) return false;
  const { origin, pathname, username, password } = new URL(target);
  return username === '' && password === '' && origin + pathname === launch_address;
}
