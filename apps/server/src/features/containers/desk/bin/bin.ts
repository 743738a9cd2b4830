import { Problem, type listBin as listCall, type ReplyOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { Caller, Session } from '../../../../http/session.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { recordHistory } from '../../record-history.ts';
import * as queries from './bin.queries.ts';

/** What somebody deleted and can still bring back. */
export function listBin(tx: Tx, session: Session, page: number): Promise<ReplyOf<typeof listCall>> {
  return queries.listBin(tx, session, {
    limit: limits.page_size,
    offset: (page - 1) * limits.page_size,
  });
}

/**
 * Brings a draft or sent-back container back to where it stood when its author deleted it.
 * @throws Problem container.not_found, also when its time in the bin is over; container.wrong_status when a newer version of
 * the same content is under work
 */
export async function bringBack(tx: Tx, session: Caller, container_id: string): Promise<void> {
  if (!(await queries.isInBin(tx, session, container_id))) throw new Problem('container.not_found');
  if (!(await queries.takeOutOfBin(tx, session, container_id))) throw new Problem('container.wrong_status');
  const { institution_id } = session;
  await recordHistory(tx, session, 'bringBack', { institution_id, container_id });
}
