import { Problem } from '@takhti/contract';
import type { Question, Snapshot } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { LoadedContainer } from '../containers/index.ts';
import { questionSnapshot } from '../revisions/index.ts';
import { insertQuestions, listLiveSkills } from './change-questions.queries.ts';
import { keptValues } from './kept-values.ts';
import { noteChange, type QuestionAction } from './load-bank.ts';
import { selectOptionalQuestion, selectOptionalDuplicate } from './questions.queries.ts';
import { requireRoomInBank } from './weight/require-room-in-bank.ts';

/** A question that is not there any more, as it was kept. */
export interface KeptQuestion {
  readonly content_id: string;
  readonly snapshot: Snapshot;
  /** The version that it had; it comes back with the next one. */
  readonly version: number;
  readonly marks: Partial<Pick<Question, 'is_accepted'>>;
  readonly action: QuestionAction;
}

/**
 * Puts a question back into a bank that the caller has locked, under its id and at its place, with its history.
 * @throws Problem questions.duplicate with the other's `content_id`, questions.bank_full
 */
export async function putBackQuestion(
  tx: Tx,
  clock: Services['clock'],
  session: Caller,
  bank: LoadedContainer,
  { content_id, snapshot, version, marks, action }: KeptQuestion,
): Promise<void> {
  const { institution_id, container_id } = bank;
  const values = keptValues(snapshot);
  const duplicate = await selectOptionalDuplicate(tx, bank, values.fingerprint, content_id);
  if (duplicate !== undefined) throw new Problem('questions.duplicate', { content_id: duplicate });
  // The curriculum may have changed since: questions of a skill that is gone get the skill of their bank.
  const live = await listLiveSkills(tx, institution_id, [values.skill_id]);
  const skill_id = live.get(values.skill_id) ?? bank.skill_id;
  await insertQuestions(tx, [
    {
      ...values,
      ...marks,
      skill_id,
      institution_id,
      container_id,
      content_id,
      version: version + 1,
      modified_by_user_id: session.user_id,
      modified_on: clock.now(),
    },
  ]);
  await requireRoomInBank(tx, bank, [snapshot]);
  const stored = await selectOptionalQuestion(tx, institution_id, content_id);
  if (!stored) throw new Problem('questions.not_found');
  const revision = { content_id, before: null, after: questionSnapshot(stored) };
  await noteChange(tx, session, bank, action, [revision], { content_id });
}
