import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, safe in headers and addresses. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It is random, so a plain SHA-256 cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** What opens a session and what prolongs it. */
export interface Tokens {
  readonly session_id: string;
  readonly refresh_token: string;
}

/** The tokens of a new session, the first of a family. */
export function makeTokens(): Tokens {
  return { session_id: makeToken(), refresh_token: `${makeToken()}.${makeToken()}` };
}

/**
 * The tokens that follow a refresh token. They are made of it and of a salt that the session keeps, so that the same question can
 * get the same answer, although neither is stored: the token alone, or the database alone, is not enough to make them.
 */
export function nextTokens(refresh_token: string, salt: string): Tokens {
  const derive = (what: string): string =>
    createHmac('sha256', refresh_token).update(`${what}:${salt}`).digest('base64url');
  // Sessions from before families get one with their next token.
  const family = familyOf(refresh_token) ?? derive('family');
  return { session_id: derive('session'), refresh_token: `${family}.${derive('refresh')}` };
}

/** What of a pair of tokens a session keeps. */
export function hashesOf({ session_id, refresh_token }: Tokens): {
  session_hash: string;
  refresh_hash: string;
  family_hash: string | null;
} {
  return {
    session_hash: hashToken(session_id),
    refresh_hash: hashToken(refresh_token),
    family_hash: familyHash(refresh_token),
  };
}

/** What is stored of the secret that all refresh tokens of a session begin with; null for a token without one. */
export function familyHash(refresh_token: string): string | null {
  const family = familyOf(refresh_token);
  return family === undefined ? null : hashToken(family);
}

function familyOf(refresh_token: string): string | undefined {
  const dot = refresh_token.indexOf('.');
  return dot > 0 ? refresh_token.slice(0, dot) : undefined;
}
