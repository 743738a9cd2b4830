import { Problem } from '@takhti/contract';
import { publishTargetOf, type LmsFault, type PublishTarget } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { selectOptionalPublication } from '../../publications/index.ts';
import { readLms } from '../settings/kept-settings.ts';
import { makeDeliverer } from './deliver.ts';
import { resetDeliveries, selectOptionalBySubject } from './delivery-list.queries.ts';
import { enqueuePublication } from './enqueue.ts';

interface Told {
  readonly target: PublishTarget;
  readonly is_sent: boolean;
  readonly fault: LmsFault | null;
  readonly message: string;
}

/**
 * Sends published content to the institution's LMS or game platform while somebody waits for the answer; when that fails it stays in
 * wait, as what a final approval sends.
 * @throws Problem lms.not_connected, lms.not_pickable
 */
export async function publishNow(
  base: Pick<Services, 'db' | 'clock' | 'outgoing'>,
  { institution_id }: Session,
  { content_id, target: wanted }: { content_id: string; target: PublishTarget | undefined },
): Promise<Told> {
  const { db } = base;
  const { target, subject } = await db.inTransaction(async (tx) => {
    const { settings } = await readLms(tx, institution_id);
    const own = publishTargetOf(settings, institution_id);
    if (own === null || (wanted !== undefined && wanted !== own)) throw new Problem('lms.not_connected');
    const publication = await selectOptionalPublication(tx, institution_id, content_id);
    if (!publication) throw new Problem('lms.not_pickable');
    await enqueuePublication(tx, { ...publication, doc: publication.json_data });
    return { target: own, subject: { institution_id, subject_id: publication.publication_id } };
  });
  const before = await db.readOne((tx) => selectOptionalBySubject(tx, subject));
  if (!before) throw new Problem('lms.not_connected');
  const key = { institution_id, delivery_id: before.delivery_id };
  await db.inTransaction((tx) => resetDeliveries(tx, institution_id, before.delivery_id, 'also_sent'));
  await makeDeliverer(base).deliverOne(key);
  const after = await db.readOne((tx) => selectOptionalBySubject(tx, subject));
  return {
    target,
    is_sent: after?.status === 'sent',
    fault: after?.fault ?? null,
    message: after?.fault_text ?? '',
  };
}
