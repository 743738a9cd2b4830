import type { Services } from '../../../../http/services.ts';
import type { Session } from '../../../../http/session.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import { toolAddresses } from '../tool-addresses.ts';
import { insertInvitation } from './invitations.queries.ts';
import { requireRoom } from './save-platform.ts';

const life_ms = 24 * 3600_000;

/**
 * An address with which a platform registers itself: anyone who has it may, once.
 * @throws Problem lti.too_many
 */
export async function invitePlatform(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  { institution_id }: Pick<Session, 'institution_id'>,
): Promise<{ address: string }> {
  const secret = makeSecret();
  const now = clock.now();
  const expires_on = new Date(now.getTime() + life_ms);
  await db.inTransaction(async (tx) => {
    await requireRoom(tx, institution_id);
    await insertInvitation(tx, { institution_id, token_hash: hashSecret(secret), expires_on }, now);
  });
  return { address: `${toolAddresses(settings, institution_id).register}/${secret}` };
}
