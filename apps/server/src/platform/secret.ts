import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The secret of a person without a login, which identifies them. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of it; it is random, so that a plain SHA-256 cannot be guessed back. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a secret is the one whose hash is stored; takes as long for a wrong one. */
export function isSecret(secret: string, hash: string): boolean {
  const given = Buffer.from(hashSecret(secret));
  const stored = Buffer.from(hash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}
