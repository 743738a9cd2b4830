import { z } from 'zod';
import { readSettingSecrets, type Vault } from '../../../platform/vault/index.ts';

/** Fewer bytes than the hash itself could be guessed (RFC 7518, section 3.2). */
export const shortestSecret = 32;

/** How an institution's LMS signs its tokens, as `institutions.settings.jwt` holds it. */
export const JwtSettings = z.discriminatedUnion('algorithm', [
  z.object({
    algorithm: z.literal('HS256'),
    key: z.string().refine((secret) => Buffer.byteLength(secret) >= shortestSecret, {
      error: `has fewer than ${shortestSecret} bytes`,
    }),
    issuer: z.string().min(1),
    audience: z.string().min(1),
    provisions: z.boolean().default(false),
  }),
  z.object({
    algorithm: z.literal('RS256'),
    key: z.string().startsWith('-----BEGIN PUBLIC KEY-----'),
    issuer: z.string().min(1),
    audience: z.string().min(1),
    provisions: z.boolean().default(false),
  }),
]);
export type JwtSettings = z.infer<typeof JwtSettings>;

/** How an institution's LMS signs, as it is kept; nothing where it settled nothing, or the key cannot be read on this server. */
export function readJwt(
  vault: Vault,
  institution_id: number,
  kept: unknown,
): { readonly jwt: JwtSettings | undefined; readonly isUnreadable: boolean } {
  const { value, unreadable } = readSettingSecrets(vault, institution_id, 'jwt', kept);
  return { jwt: JwtSettings.safeParse(value).data, isUnreadable: unreadable.length > 0 };
}
