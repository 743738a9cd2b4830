import { limits } from '@takhti/domain';
import { decodeJwt, importSPKI, jwtVerify } from 'jose';
import { z } from 'zod';
import { storableText } from '../../../platform/json/storable-json.ts';
import type { JwtSettings } from './jwt-settings.ts';

const text = z.string().transform(storableText);

/** The claims of a token that are read. Others are ignored. */
const Claims = z.object({
  institution_id: z.int32().min(1),
  // A name that cannot be kept is refused: mended it might be another person's.
  sub: z
    .string()
    .trim()
    .min(1)
    .max(limits.username.max)
    .refine((name) => storableText(name) === name),
  exp: z.int(),
  full_name: text.optional(),
  email: text.optional(),
  jti: z.string().min(1).optional(),
  content_id: z.string().optional(),
});
export type Claims = z.infer<typeof Claims>;

/** Seconds that the clocks of an LMS and of this server may differ. */
const clockTolerance = 30;
/** Seconds that a token may hold: it is made for one click. */
const longestLife = 3600;

/** The institution that a token claims to come from, not checked yet: only to find the key that checks it. */
export function claimedInstitution(token: string): number | undefined {
  try {
    return z.int32().min(1).safeParse(decodeJwt(token)['institution_id']).data;
  } catch {
    return undefined;
  }
}

/**
 * What a token says, once it is certain that the institution's LMS has said so; undefined for every token that is not good.
 * The algorithm is the settings' own: a token that chooses one could choose none, or take a public key for a secret.
 */
export async function readToken(
  token: string,
  settings: JwtSettings,
  now: Date,
): Promise<Claims | undefined> {
  const { algorithm, issuer, audience } = settings;
  try {
    const key = await keyOf(settings);
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['exp', 'sub', 'institution_id'],
      clockTolerance,
      currentDate: now,
    });
    const claims = Claims.safeParse(payload).data;
    const latest = now.getTime() / 1000 + longestLife + clockTolerance;
    return claims && claims.exp <= latest ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** The signed part of a token: its signature may be encoded in several ways, which would look like another token. */
export function signedPart(token: string): string {
  return token.slice(0, token.lastIndexOf('.'));
}

async function keyOf({ algorithm, key }: JwtSettings) {
  return algorithm === 'RS256' ? importSPKI(key, algorithm) : new TextEncoder().encode(key);
}
