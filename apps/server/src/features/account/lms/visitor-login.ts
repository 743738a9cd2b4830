import { Problem, type LoggedIn } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { enter, type Visit } from '../account.service.ts';
import { countAttempt } from '../rate-limit.ts';
import { deviceOf } from '../sessions/device.ts';
import { addressCounter } from '../rate-limits.ts';
import { selectOptionalSettings } from '../institution-settings.queries.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { noPassword } from '../passwords/password.ts';
import { hasRole } from '../sign-up/sign-up.queries.ts';
import { insertVisitorOnce, selectOptionalVisitor } from './visitors.queries.ts';

/** The role of visitors; they have those of its rights that change nothing. */
const role = 'teacher';

/**
 * Opens a short session for somebody without a login, where the institution allows that (C-849, C-850). All of them share one
 * account, which nobody can log in to otherwise.
 * @throws Problem account.incognito_refused, account.too_many_attempts
 */
export async function loginAsVisitor(
  { db, clock, settings: product }: Pick<Services, 'db' | 'clock' | 'settings'>,
  { institution_id, address, user_agent }: { institution_id: number } & Visit,
): Promise<LoggedIn> {
  await db.inTransaction((tx) => countAttempt(tx, clock, [addressCounter('visitors', address)]));
  const password_hash = await noPassword();
  return db.inTransaction(async (tx) => {
    const settings = await selectOptionalSettings(tx, institution_id);
    if (!product.has_visitors || settings?.is_incognito_allowed !== true)
      throw new Problem('account.incognito_refused');
    const visitor =
      (await selectOptionalVisitor(tx, institution_id)) ??
      (await makeVisitor(tx, institution_id, password_hash));
    return enter(tx, clock, { ...visitor, device: deviceOf(user_agent), lifetime: lifetimes.visitor });
  });
}

async function makeVisitor(tx: Tx, institution_id: number, password_hash: string) {
  if (!(await hasRole(tx, institution_id, role))) throw new Problem('account.incognito_refused');
  const user_id = newId();
  await insertVisitorOnce(tx, {
    institution_id,
    user_id,
    username: `visitor-${user_id}`,
    email: '',
    full_name: 'Visitor',
    password_hash,
    active_role: role,
  });
  const visitor = await selectOptionalVisitor(tx, institution_id);
  if (!visitor) throw new Problem('account.incognito_refused');
  return visitor;
}
