import type { RequestOf, tryLmsAddress } from '@takhti/contract';
import type { LmsFault } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { countAttempt, trialCounter } from '../../account/index.ts';
import { selectAsker } from '../assigning/asker.queries.ts';
import { readAnswer, type Outcome } from '../systems/read-answer.ts';
import { subjectsRequest, trialRequest } from '../systems/requests.ts';
import { tryStore } from '../xapi/record-store.ts';
import { readLms } from './kept-settings.ts';
import { secretsFor } from './secrets-for.ts';

/**
 * Calls an address as it is being written, with the secret that is kept only where that goes to its origin already.
 * @throws Problem account.too_many_attempts
 */
export async function tryAddress(
  { db, clock, outgoing, vault }: Pick<Services, 'db' | 'clock' | 'outgoing' | 'vault'>,
  session: Session,
  { name, address, token, lrs_key }: RequestOf<typeof tryLmsAddress>,
): Promise<{ fault: LmsFault | null; message: string }> {
  await db.inTransaction((tx) => countAttempt(tx, clock, [trialCounter(session.viewer.user_id)]));
  const { kept, asker } = await db.inReadTransaction(async (tx) => ({
    kept: await readLms(tx, { vault }, session.institution_id),
    asker: await selectAsker(tx, session),
  }));
  const typed = name === 'lrs' ? { lrs_secret: token } : { token };
  const ofNow = secretsFor(kept, { [name]: address }, typed);
  const secrets = { ...kept.secrets, token: ofNow.token ?? '', lrs_secret: ofNow.lrs_secret ?? '' };
  const settings = { ...kept.settings, lrs_key, addresses: { ...kept.settings.addresses, [name]: address } };
  const connection = { settings, secrets };
  if (name === 'lrs') return replyOf(await tryStore(outgoing, connection));
  const request = name === 'api' ? subjectsRequest(connection, asker, true) : trialRequest(connection, name);
  const outcome = readAnswer(await outgoing.post(request));
  // A system that does not know trials has answered too, so it is there.
  const isThere = outcome.kind === 'refused' && outcome.fault === 'rejected' && name !== 'api';
  return isThere ? { fault: null, message: '' } : replyOf(outcome);
}

function replyOf(outcome: Outcome): { fault: LmsFault | null; message: string } {
  return outcome.kind === 'taken'
    ? { fault: null, message: '' }
    : { fault: outcome.fault, message: outcome.text };
}
