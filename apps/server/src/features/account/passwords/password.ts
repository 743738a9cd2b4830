import { hash, verify } from '@node-rs/argon2';
import { makeHashingTurns } from './hashing-turns.ts';

// The library's default algorithm is argon2id; memory and passes are OWASP's first recommendation.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const inTurn = makeHashingTurns();

/**
 * What is stored of a password.
 * @param pwd the SHA-256 hex that browsers send instead of the password (C-706).
 * @param by the caller, whose turn it waits for: their id, or before a login their address; left out for the server itself
 * @throws Problem request.too_many where they have too many waiting
 */
export async function hashPassword(pwd: string, by = ''): Promise<string> {
  return inTurn(by, async () => hash(pwd, cost));
}

/**
 * Whether the browser's hash belongs to what is stored.
 * @param by as for `hashPassword`
 * @throws Problem request.too_many
 */
export async function isPassword(stored: string, pwd: string, by = ''): Promise<boolean> {
  return inTurn(by, async () => verify(stored, pwd));
}

// Also verified for unknown usernames, so that the response time does not show which usernames exist.
const nobody = hashPassword('nobody');

/** Stored for accounts without a password: browsers send 64 hex letters, and none of them match. */
export function noPassword(): Promise<string> {
  return nobody;
}

/** Takes as long as `isPassword` and is never true. */
export async function verifyDummyPassword(pwd: string, by = ''): Promise<false> {
  await isPassword(await nobody, pwd, by);
  return false;
}
