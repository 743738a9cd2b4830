import { plainText } from '@takhti/content-types/kit';
import { limits, cutText, type Revision } from '@takhti/domain';
import type { KeptQuestion } from '@takhti/contract';
import type { Services } from '../../../../http/services.ts';
import type { Caller } from '../../../../http/session.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { LoadedContainer } from '../../../containers/index.ts';
import { mapInTurns } from '../../../../platform/work/in-turns.ts';
import { insertInChunks, listLiveSkills } from '../../change-questions.queries.ts';
import { keptValues } from '../../kept-values.ts';
import { requireRoomInBank } from '../../weight/require-room-in-bank.ts';
import { listFingerprintsById } from '../texts.queries.ts';

interface BroughtBack {
  readonly revisions: readonly Revision[];
  /** Restored questions that would duplicate newer ones. */
  readonly kept: readonly KeptQuestion[];
}

/**
 * Puts questions back that one entry of the history deleted, under their ids and at their places.
 * @throws Problem questions.bank_full
 */
export async function bringBackDeleted(
  tx: Tx,
  clock: Services['clock'],
  session: Caller,
  bank: LoadedContainer,
  deleted: readonly Revision[],
): Promise<BroughtBack> {
  const there = await listFingerprintsById(tx, bank);
  const known = new Set(there.values());
  const gone = deleted.flatMap(({ content_id, before }) =>
    content_id !== null && before !== null && !there.has(content_id)
      ? [{ content_id, snapshot: before }]
      : [],
  );
  const back = await mapInTurns(gone, (each) => ({ ...each, values: keptValues(each.snapshot) }));
  const fit = back.filter(({ values }) => !known.has(values.fingerprint));
  // The curriculum may have changed since: questions of a skill that is gone get the skill of their bank.
  const live = await listLiveSkills(tx, bank.institution_id, [
    ...new Set(fit.map(({ values }) => values.skill_id)),
  ]);
  await insertInChunks(
    tx,
    fit.map(({ content_id, values }) => ({
      ...values,
      skill_id: live.get(values.skill_id) ?? bank.skill_id,
      institution_id: bank.institution_id,
      container_id: bank.container_id,
      content_id,
      version: 1,
      modified_by_user_id: session.user_id,
      modified_on: clock.now(),
    })),
  );
  await requireRoomInBank(
    tx,
    bank,
    fit.map(({ snapshot }) => snapshot),
  );
  return {
    revisions: fit.map(({ content_id, snapshot }) => ({ content_id, before: null, after: snapshot })),
    kept: back
      .filter((each) => !fit.includes(each))
      .map(({ content_id, values }) => ({
        content_id,
        position: values.question_order,
        text: cutText(plainText(values.question), limits.anchor.quote),
        reason: 'duplicate',
      })),
  };
}
