import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is argon2id; memory and passes are OWASP's first recommendation.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * What is stored of a password.
 * @param pwd the SHA-256 hex that browsers send instead of the password (C-706).
 */
export async function hashPassword(pwd: string): Promise<string> {
  return hash(pwd, cost);
}

/** Whether the browser's hash belongs to what is stored. */
export async function isPassword(stored: string, pwd: string): Promise<boolean> {
  return verify(stored, pwd);
}

// Also verified for unknown usernames, so that the response time does not show which usernames exist.
const nobody = hashPassword('nobody');

/** Stored for accounts without a password: browsers send 64 hex letters, and none of them match. */
export function noPassword(): Promise<string> {
  return nobody;
}

/** Takes as long as `isPassword` and is never true. */
export async function verifyDummyPassword(pwd: string): Promise<false> {
  await verify(await nobody, pwd);
  return false;
}
