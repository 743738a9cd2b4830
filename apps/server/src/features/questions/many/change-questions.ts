import { Problem, type deleteQuestions as deleteCall, type ReplyOf } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Caller } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { recordReviewerRevisions } from '../../revisions/index.ts';
import { chooseSkill } from '../../skills/index.ts';
import { loadEditableBank, noteChange } from '../load-bank.ts';
import { removeQuestions } from '../remove-questions.ts';
import * as changes from '../change-questions.queries.ts';
import * as queries from '../questions.queries.ts';

/**
 * Deletes questions of a bank; how many there were, and the entry of the history that undoes it. What a reviewer deletes is kept for its author.
 * @throws Problem container.not_found, container.forbidden, container.read_only, questions.not_found when one of them is not
 * in the bank, questions.cannot_delete
 */
export async function deleteQuestions(
  tx: Tx,
  session: Caller,
  input: { container_id: string; content_ids: readonly string[] },
): Promise<ReplyOf<typeof deleteCall>> {
  const bank = await loadEditableBank(tx, session, input.container_id);
  const content_ids = await requireOwn(tx, bank, input.content_ids);
  const deleted = await queries.listQuestionsByIds(tx, bank.institution_id, content_ids);
  const { revisions, history_id } = await removeQuestions(tx, session, bank, deleted, 'question.delete');
  if (bank.user_id !== session.user_id) await recordReviewerRevisions(tx, session, bank, revisions);
  return { deleted: content_ids.length, history_id };
}

/**
 * Moves questions of a bank to another skill of the institution: the chosen ones, or all when none is chosen, of these only
 * what belongs to `current_skill_id` if that is given. How many were moved. What a reviewer moves is kept for its author.
 * @throws Problem container.not_found, container.forbidden, container.read_only, skills.not_found, questions.not_found
 */
export async function moveQuestions(
  tx: Tx,
  clock: Services['clock'],
  session: Caller,
  input: {
    container_id: string;
    skill_id: string;
    current_skill_id?: string | undefined;
    content_ids: readonly string[];
  },
): Promise<number> {
  const bank = await loadEditableBank(tx, session, input.container_id);
  const skill = await chooseSkill(tx, session, input.skill_id, bank.grade);
  // That skill means "none chosen yet"; nothing can be moved there.
  if (skill.is_minimal) throw new Problem('skills.not_found');
  const content_ids = await requireOwn(tx, bank, input.content_ids);
  const { skill_id } = skill;
  const chosen = { content_ids, current_skill_id: input.current_skill_id, skill_id };
  const revisions = (await changes.listToMove(tx, bank, chosen)).map((question) => ({
    content_id: question.content_id,
    before: { skill_id: question.skill_id },
    after: { skill_id },
  }));
  const count = revisions.length;
  if (count === 0) return 0;
  await changes.moveQuestions(tx, bank, chosen, {
    modified_by_user_id: session.user_id,
    modified_on: clock.now(),
  });
  await noteChange(tx, session, bank, 'question.move', revisions, { to_skill_id: skill_id, count });
  if (bank.user_id !== session.user_id) await recordReviewerRevisions(tx, session, bank, revisions);
  return count;
}

async function requireOwn(
  tx: Tx,
  bank: queries.BankKey,
  chosen: readonly string[],
): Promise<readonly string[]> {
  const content_ids = [...new Set(chosen)];
  const own = await queries.listOwnIds(tx, bank, content_ids);
  if (own.length < content_ids.length) throw new Problem('questions.not_found');
  return content_ids;
}
