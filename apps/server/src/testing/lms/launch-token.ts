import { SignJWT } from 'jose';

const key = 'a shared secret of at least thirty-two bytes';

/** What an institution settles whose LMS signs launches as `launchToken` does. */
export const launchJwt = { algorithm: 'HS256', key, issuer: 'https://lms.example', audience: 'takhti' };

export interface TokenOptions {
  readonly sub?: string;
  readonly claims?: Record<string, unknown>;
  readonly audience?: string;
  readonly secret?: string;
  readonly seconds?: number;
}

/** A token as an institution's LMS makes it for a launch, but for what a test sets otherwise. */
export async function launchToken(
  institution_id: number,
  now: Date,
  { sub = 'gulalai', claims, audience, secret = key, seconds = 300 }: TokenOptions = {},
): Promise<string> {
  return new SignJWT({ institution_id, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setIssuer(launchJwt.issuer)
    .setAudience(audience ?? 'takhti:launch')
    .setExpirationTime(Math.floor(now.getTime() / 1000) + seconds)
    .sign(new TextEncoder().encode(secret));
}
