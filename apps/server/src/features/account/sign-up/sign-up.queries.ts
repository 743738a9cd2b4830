import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** Whether an institution exists and has a role. */
export async function hasRole(tx: Tx, institution_id: number, role: string): Promise<boolean> {
  const found = await tx
    .selectFrom('roles')
    .select('role')
    .where('institution_id', '=', institution_id)
    .where('role', '=', role)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Whether anybody of any institution has an email, or logs in with it: an account that takes it for its username would take
 * that login from them.
 */
export async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select(sql<number>`1`.as('one'))
    .where((where) => where.or([where('username', '=', email), where('email', '=', email)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
