import {
  Problem,
  type grantBotAnswers,
  type readBotAnswers,
  type ReplyOf,
  type RequestOf,
} from '@takhti/contract';
import type { Services } from '../../../../http/services.ts';
import type { Session } from '../../../../http/session.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { newId } from '../../../../platform/ids.ts';
import { lockAnswers } from '../talk/turns.queries.ts';
import * as queries from './answers.queries.ts';

const most_grants = 20;

/** How many answers of bots an institution has left, without those that are being written. */
export async function answersLeft(tx: Tx, institution_id: number, now: Date): Promise<number> {
  const { granted, used, held } = await queries.countAnswers(tx, institution_id, now);
  return granted - used - held;
}

/** The answers of an institution, and who gave them. */
export async function readAnswers(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { institution_id }: Session,
): Promise<ReplyOf<typeof readBotAnswers>> {
  const { granted, used, held } = await queries.countAnswers(tx, institution_id, clock.now());
  const grants = await queries.listGrants(tx, institution_id, most_grants);
  return { granted, used, left: Math.max(0, granted - used - held), grants };
}

/**
 * Gives an institution answers, or takes back what is left: never so many that fewer than none would be left.
 * @throws Problem ai.credits_too_few
 */
export async function grantAnswers(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { institution_id, user_id: by_user_id }: Session,
  { answers, reason }: RequestOf<typeof grantBotAnswers>,
): Promise<ReplyOf<typeof grantBotAnswers>> {
  const granted_on = clock.now();
  await lockAnswers(tx, institution_id);
  const left = (await answersLeft(tx, institution_id, granted_on)) + answers;
  if (left < 0) throw new Problem('ai.credits_too_few');
  await queries.insertGrant(tx, institution_id, {
    grant_id: newId(),
    by_user_id,
    answers,
    reason,
    granted_on,
  });
  return { left };
}
