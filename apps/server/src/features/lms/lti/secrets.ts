import { createHash, randomBytes } from 'node:crypto';

/** A secret that cannot be guessed. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a secret, which is stored in its place. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
