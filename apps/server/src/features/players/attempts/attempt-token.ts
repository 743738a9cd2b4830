import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The secret of an attempt: who holds it is the learner. */
export function makeAttemptToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of it; it is random, so that a plain SHA-256 cannot be guessed back. */
export function hashAttemptToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a token is the one whose hash is stored; takes as long for a wrong one. */
export function isAttemptToken(token: string, token_hash: string): boolean {
  const given = Buffer.from(hashAttemptToken(token));
  const stored = Buffer.from(token_hash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}
