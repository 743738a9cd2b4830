import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, safe in headers and addresses. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It is random, so a plain SHA-256 cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
