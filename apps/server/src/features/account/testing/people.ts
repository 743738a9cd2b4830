import { createHash } from 'node:crypto';
import type { TestApp, TestPerson } from '../../../testing/index.ts';
import { setEmail, setPasswordHash } from '../account.testing.queries.ts';
import { hashPassword } from '../passwords/password.ts';

/** A password as browsers send it. */
export function pwdOf(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}

/** What people of these tests log in with. */
export const pwd = pwdOf('a fine password');

/** A person who has a password, and an email of their own where it matters. */
export async function makeWithPassword(
  { make, db }: TestApp,
  { email, ...overrides }: Parameters<TestApp['make']['person']>[0] & { email?: string } = {},
): Promise<TestPerson> {
  const made = await make.person(overrides);
  const password_hash = await hashPassword(pwd);
  await db.inTransaction(async (tx) => {
    await setPasswordHash(tx, made, password_hash);
    if (email !== undefined) await setEmail(tx, made, email);
  });
  return made;
}
