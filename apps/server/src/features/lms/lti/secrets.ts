import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
