import {
  Problem,
  type replaceInQuestions as replaceCall,
  type ReplyOf,
  type RequestOf,
} from '@takhti/contract';
import { differingFields } from '@takhti/domain';
import type { Services } from '../../../../http/services.ts';
import type { Caller } from '../../../../http/session.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { questionSnapshot, recordReviewerRevisions } from '../../../revisions/index.ts';
import { loadEditableBank, noteChange } from '../../load-bank.ts';
import { valuesOf } from '../../question-values.ts';
import { requireRoomInBank } from '../../weight/require-room-in-bank.ts';
import { updateTexts } from '../texts.queries.ts';
import { planReplacement } from './plan-replacement.ts';

/**
 * Replaces words in the questions of a bank, exactly as somebody looked at it. What a reviewer replaces is kept for the author.
 * @throws Problem container.not_found, container.forbidden, container.read_only, questions.not_found,
 * questions.replace_outdated where anything that is found was changed since, questions.bank_full
 */
export async function replaceInQuestions(
  tx: Tx,
  clock: Services['clock'],
  session: Caller,
  { container_id, content_ids, except, seen, ...replacement }: RequestOf<typeof replaceCall>,
): Promise<ReplyOf<typeof replaceCall>> {
  const bank = await loadEditableBank(tx, session, container_id);
  const plan = await planReplacement(tx, bank, replacement, { content_ids, except });
  if (plan.seen !== seen) throw new Problem('questions.replace_outdated');
  const stays = new Set(except);
  const changes = plan.changes.filter(
    ({ question, refusal }) => refusal === null && !stays.has(question.content_id),
  );
  if (changes.length === 0) return { replaced: 0, places: 0, history_id: null };
  const texts = changes.map(({ question, doc, traces }) => ({
    content_id: question.content_id,
    values: valuesOf(doc, traces),
  }));
  await updateTexts(tx, bank, texts, {
    modified_by_user_id: session.user_id,
    modified_on: clock.now(),
  });
  await requireRoomInBank(
    tx,
    bank,
    changes.map(({ doc }) => doc),
  );
  const revisions = changes.map(({ question, doc }) => ({
    content_id: question.content_id,
    ...differingFields(questionSnapshot(question), questionSnapshot({ ...question, ...doc })),
  }));
  const places = changes.reduce((sum, change) => sum + change.places, 0);
  const { find, replace } = replacement;
  const detail = { count: changes.length, places, find, replace };
  const history_id = await noteChange(tx, session, bank, 'question.replace', revisions, detail);
  if (bank.user_id !== session.user_id) await recordReviewerRevisions(tx, session, bank, revisions);
  return { replaced: changes.length, places, history_id };
}
