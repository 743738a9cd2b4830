import {
  Problem,
  type grantAiCredits,
  type listAiCredits,
  type readAiCredits,
  type ReplyOf,
  type RequestOf,
} from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { providerOf, readAi } from '../settings/kept-ai.ts';
import * as queries from './credits.queries.ts';

/** The remaining credits, if they are counted. */
export function leftOf({ granted, used, held }: queries.Counted): number {
  return granted - used - held;
}

/** How many generations somebody has left, and whether there is a service to make them. */
export async function readCredits(
  tx: Tx,
  services: Pick<Services, 'ai' | 'outgoing' | 'clock' | 'vault'>,
  session: Session,
): Promise<ReplyOf<typeof readAiCredits>> {
  const counted = await queries.countCredits(tx, session, services.clock.now());
  return {
    ...counted,
    credits: Math.max(0, leftOf(counted)),
    is_set_up: providerOf(services, await readAi(tx, services, session.institution_id)) !== null,
    institution_used: await queries.countUsed(tx, session.institution_id),
  };
}

/** A page of the authors of an institution with their credits. */
export async function listCredits(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { institution_id }: Session,
  input: RequestOf<typeof listAiCredits>,
): Promise<ReplyOf<typeof listAiCredits>> {
  const { records, total } = await queries.listAuthors(tx, institution_id, input);
  const user_ids = records.map(({ user_id }) => user_id);
  const counted = await queries.countCreditsOf(tx, institution_id, user_ids, clock.now());
  return {
    records: records.map((author) => {
      const { granted, used, held } = counted.get(author.user_id) ?? queries.none;
      return { ...author, granted, used, credits: Math.max(0, leftOf({ granted, used, held })) };
    }),
    total,
  };
}

/**
 * Gives credits to people, or takes back what they have left: never so many that fewer than none would be left.
 * @throws Problem people.not_found, ai.credits_too_few
 */
export async function grantCredits(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  session: Session,
  { user_ids, credits, reason }: RequestOf<typeof grantAiCredits>,
): Promise<number> {
  const { institution_id, user_id: by_user_id } = session;
  const granted_on = clock.now();
  const wanted = [...new Set(user_ids)].toSorted();
  if ((await queries.lockPeople(tx, institution_id, wanted)) < wanted.length)
    throw new Problem('people.not_found');
  const counted = await queries.countCreditsOf(tx, institution_id, wanted, granted_on);
  if ([...counted.values()].some((each) => leftOf(each) + credits < 0))
    throw new Problem('ai.credits_too_few');
  const grants = wanted.map((user_id) => ({
    grant_id: newId(),
    user_id,
    by_user_id,
    credits,
    reason,
    granted_on,
  }));
  await queries.insertGrants(tx, institution_id, grants);
  return wanted.length;
}
