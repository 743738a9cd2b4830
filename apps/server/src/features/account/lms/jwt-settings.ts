import { z } from 'zod';

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
