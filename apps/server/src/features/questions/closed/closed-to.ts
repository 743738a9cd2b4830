import { isClosedTo, type Actor } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import { listInClosedBanks } from './closed-banks.queries.ts';

/** Those of the questions whose bank is closed to a person: what is right in them is not for them. */
export async function questionsClosedTo(
  tx: Tx,
  person: Pick<Actor, 'institution_id' | 'user_id' | 'active_role'>,
  content_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const inClosed = await listInClosedBanks(tx, person.institution_id, content_ids);
  return new Set(inClosed.filter((bank) => isClosedTo(person, bank)).map(({ content_id }) => content_id));
}
