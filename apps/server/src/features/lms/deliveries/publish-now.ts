import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@takhti/contract';
import { publishTargetOf, type LmsFault, type PublishTarget } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { selectOptionalPublication } from '../../publications/index.ts';
import { readLmsSettings } from '../settings/kept-settings.ts';
import { claimOne } from './deliveries.queries.ts';
import { claimFrom, makeDeliverer } from './deliver.ts';
import { selectOptionalBySubject } from './delivery-list.queries.ts';
import { enqueuePublication } from './enqueue.ts';

const poll_ms = 250;
const most_polls = 40;

type Subject = Parameters<typeof selectOptionalBySubject>[1];

interface PublishOutcome {
  readonly target: PublishTarget;
  readonly is_sent: boolean;
  readonly fault: LmsFault | null;
  readonly message: string;
}

/**
 * Sends published content to the institution's LMS or game platform within the call; if that fails, the delivery waits to be tried
 * again, like those of a final approval.
 * @throws Problem lms.not_connected, lms.not_pickable
 */
export async function publishNow(
  base: Pick<Services, 'db' | 'clock' | 'outgoing' | 'vault' | 'settings'>,
  { institution_id }: Session,
  { content_id, target: wanted }: { content_id: string; target: PublishTarget | undefined },
): Promise<PublishOutcome> {
  const { db, clock } = base;
  const { target, subject, claimed } = await db.inTransaction(async (tx) => {
    const settings = await readLmsSettings(tx, institution_id);
    const own = publishTargetOf(settings, institution_id);
    if (own === null || (wanted !== undefined && wanted !== own)) throw new Problem('lms.not_connected');
    const publication = await selectOptionalPublication(tx, institution_id, content_id);
    if (!publication) throw new Problem('lms.not_pickable');
    await enqueuePublication(tx, { ...publication, doc: publication.json_data });
    const its = { institution_id, subject_id: publication.publication_id };
    const waiting = await selectOptionalBySubject(tx, its);
    if (!waiting) throw new Problem('lms.not_connected');
    // Claimed in the transaction that enqueues it: no other server can claim it in between.
    const row = await claimOne(tx, { institution_id, ...waiting }, claimFrom(clock.now()));
    return { target: own, subject: its, claimed: row };
  });
  if (claimed) await makeDeliverer(base).deliverClaimed(claimed);
  const after = await waitUntilSent(db, subject);
  return {
    target,
    is_sent: after?.status === 'sent',
    fault: after?.fault ?? null,
    message: after?.fault_text ?? '',
  };
}

/** The delivery once it was tried by the server that sends it, or as it is after `most_polls` polls. */
async function waitUntilSent(db: Services['db'], subject: Subject) {
  for (let poll = 0; ; poll += 1) {
    const found = await db.readOne((tx) => selectOptionalBySubject(tx, subject));
    const isUnderWay = found?.status === 'waiting' && (found.claimed_until !== null || found.fault === null);
    if (!isUnderWay || poll >= most_polls) return found;
    await sleep(poll_ms);
  }
}
